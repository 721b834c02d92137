import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.SANDTABLE ?? 'http://127.0.0.1:8123'

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/sandtable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        /* Few files: each asking costs more than its bytes. */
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(svelte|@fluent|esm-env|clsx)/, priority: 3 },
            { name: 'board', test: /node_modules\/d3-|src\/parts\/Zoom|src\/lib\/hexboard/, priority: 2 },
            { name: 'shell', test: /node_modules|src\/(lib|parts)\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
