/*
 * Runs in the embedded page before the app, as gree/unity-webview would put it there: what the app says goes to the bench around
 * it, and what the bench says comes in through tsudoi.receive.
 */
window.Unity = { call: (message) => parent.postMessage({ fromApp: message }, location.origin) }
addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data?.toApp) window.tsudoi?.receive(data.toApp)
})
