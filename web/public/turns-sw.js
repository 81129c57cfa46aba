// Shows that it is somebody's turn, as the server tells this browser, and opens the table when that is pressed. It keeps
// nothing and answers no requests.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
    const { title, text, path } = event.data.json();
    const shown = { body: text, tag: path, icon: "/favicon.svg", data: { path } };
    event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
});

/** The table in the page that has it open, else in a new one. */
async function open(path) {
    const address = new URL(path, self.location.origin).href;
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => page.url.split("#")[0] === address);
    return there ? there.focus() : self.clients.openWindow(address);
}
