/** Shows what the server pushes when no page is open, and opens the table that it is about. */
self.addEventListener("push", (event) => {
  const { title, body, tag, url, lang } = event.data.json();
  const icon = new URL("icon.svg", self.registration.scope).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => page.url.split("#")[0] === url);
    return there === undefined ? self.clients.openWindow(url) : there.focus();
  };
  event.waitUntil(open());
});
