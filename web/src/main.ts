import { mount } from 'svelte'
import App from './App.svelte'
import './lib/fonts.css'
import './lib/theme.css'
import { theme } from './lib/theme.svelte'

/** A part of the page that is gone: the server has a newer page than this. It is loaded anew, once for each part. */
addEventListener('vite:preloadError', (e) => {
  const missing = String((e as Event & { payload?: Error }).payload?.message ?? '')
  if (sessionStorage.getItem('missing') === missing) return
  sessionStorage.setItem('missing', missing)
  location.reload()
})

theme.start()
const target = document.getElementById('app')
if (target) mount(App, { target })
