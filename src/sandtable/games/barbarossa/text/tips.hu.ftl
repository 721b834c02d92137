# Tanács egy-egy kérdésfajtához, az első játszmában
tip-deployment = Első csatához fogadd el a javasolt felállítást; minden egység áthúzható máshová.
tip-planning = Húzd az egységet oda, ahová menetel, vagy kattints egy ellenségre: látszik, ki mit tehet ellene. Ha nincs ötleted: védekezz.
tip-plan-unit = Menetelj közel, állva lőj, és csak azt rohamozd meg, amit előtte lőttetek.
tip-plan-route = Érintsd meg a menet végét; az út kikerüli, ami elállja.
tip-react = Most lőj, ha a célpont közel van: aki továbbment, talán már nem látszik.
