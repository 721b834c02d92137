/* Shows what the service tells this browser, and opens the match when it is clicked. It keeps nothing. */
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : { title: 'Sandtable', body: '', url: '/', tag: '' }
  event.waitUntil(
    self.registration.showNotification(told.title, { body: told.body, tag: told.tag, data: { url: told.url } }),
  )
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.url, self.location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url === address)
      return open ? open.focus() : self.clients.openWindow(address)
    }),
  )
})
