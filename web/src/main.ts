import { mount } from 'svelte'
import App from './App.svelte'
import './lib/fonts.css'
import './lib/theme.css'
import { reach } from './lib/reach.svelte'
import { theme } from './lib/theme.svelte'

const OFTEN = 10_000

/**
 * A part of the page that does not come: the server has a newer page than this, or it does not answer. Once it answers
 * the page is loaded anew, but not again and again for the same part.
 */
addEventListener('vite:preloadError', (e) => {
  const missing = String((e as Event & { payload?: Error }).payload?.message ?? '')
  const [part, when] = JSON.parse(sessionStorage.getItem('missed') ?? '["", 0]') as [string, number]
  if (part === missing && Date.now() - when < OFTEN) return
  const answers = () => fetch(location.pathname, { cache: 'no-store' })
  void reach.patiently(answers).then(
    () => {
      sessionStorage.setItem('missed', JSON.stringify([missing, Date.now()]))
      location.reload()
    },
    () => undefined,
  )
})

theme.start()
const target = document.getElementById('app')
if (target) mount(App, { target })
