/* The whole client, all games and pages: scripts and styles gzipped, fonts and pictures apart. What a player of
   one game loads of it is measured in the browser: `python tools/browser_times.py sizes`. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const assets = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  'src',
  'sandtable',
  'server',
  'static',
  'assets',
)
const sum = (ends, size) =>
  readdirSync(assets)
    .filter((f) => ends.test(f))
    .reduce((s, f) => s + size(readFileSync(join(assets, f))), 0)
const code = sum(/\.(js|css)$/, (b) => gzipSync(b, { level: 9 }).length)
const kB = (n) => `${(n / 1000).toFixed(1)} kB`
console.log(
  [
    `scripts and styles ${kB(code)} gzipped`,
    `fonts ${kB(sum(/\.woff2$/, (b) => b.length))}`,
    `pictures ${kB(sum(/\.(webp|jpe?g|png|svg)$/, (b) => b.length))}`,
  ].join('; '),
)
