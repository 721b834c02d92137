# Tanács egy-egy kérdésfajtához, az első játszmában
tip-initiative = Olyan lapot tégy le, amelyiket nem sajnálod: erre a körre elment.
tip-open = Húzz egy lapot egy egységre. Az 1-es a 2-es előtt, az a 3-as előtt cselekszik; a halvány lapok ott semmit sem érnének.
tip-react = Alacsonyabb lap az ellenfél parancsa előtt cselekszik. Csak akkor használd, ha megakadályoz valamit; különben passzolj.
tip-announce-way = Fedezékben állj meg: fal, sövény vagy fák a lővonalban megnehezítik, hogy eltaláljanak.
tip-announce-shoot = Előbb lőj arra, aki visszalőhet; különben előbb menj, és közelebbről lőj.
tip-announce-target = A legközelebbi, nyílt terepen állóra lőj; a vonal mutatja a távolságot és az akadályt.
tip-exchange = Cseréld le, amit az egységeid nem használhatnak; tűz és mozgás mindig jól jön.
