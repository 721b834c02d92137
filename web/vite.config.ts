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
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
