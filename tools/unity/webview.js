/*
 * Runs in the embedded page before the app, as gree/unity-webview would put it there: what the app says goes to the fake
 * host around it, and what the fake host says comes in through tsudoi.receive.
 */
window.Unity = { call: (message) => parent.postMessage({ fromApp: message }, location.origin) }
addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data?.toApp) window.tsudoi?.receive(data.toApp)
})

/*
 * Camera and microphone as the host app gives them: the fake host's choice decides before the browser's own question, and
 * takes away what was given, as a system's settings do in the middle of a call.
 */
const { mediaDevices } = navigator
const ask = mediaDevices?.getUserMedia.bind(mediaDevices)
const given = []
if (mediaDevices)
  mediaDevices.getUserMedia = async (wishes) => {
    const refusal = parent.document.querySelector('#permission')?.value
    if (refusal) throw new DOMException('As the fake host plays it', refusal)
    const stream = await ask(wishes)
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
