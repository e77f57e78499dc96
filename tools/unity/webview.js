/*
 * Runs in the embedded page before the app, like the script that gree/unity-webview injects: it forwards the app's
 * messages to the fake host around it, and passes the fake host's messages to tsudoi.receive.
 */
window.Unity = { call: (message) => parent.postMessage({ fromApp: message }, location.origin) }
addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data?.toApp) window.tsudoi?.receive(data.toApp)
})

/**
 * Simulates the host app's permissions for camera and microphone. The choice in the fake host applies before the
 * browser's own prompt. Withdrawing it ends running tracks, as the system settings can during a video call.
 */
const { mediaDevices } = navigator
const requestMedia = mediaDevices?.getUserMedia.bind(mediaDevices)
const given = []
if (mediaDevices)
  mediaDevices.getUserMedia = async (wishes) => {
    const refusal = parent.document.querySelector('#permission')?.value
    if (refusal) throw new DOMException('As the fake host plays it', refusal)
    const stream = await requestMedia(wishes)
    given.push(...stream.getTracks())
    return stream
  }
addEventListener('message', ({ data, origin }) => {
  if (origin !== location.origin || !data?.withdraw) return
  for (const track of given.splice(0)) {
    track.stop()
    track.dispatchEvent(new Event('ended'))
  }
})
