import type { Call } from '../../talk/call/call.types.ts'

/**
 * What a test's page sees happen, each with its moment by the machine's clock: two browsers of one machine have the
 * same. Nothing of it is polled, so that a busy machine does not make it later.
 */
interface Picture {
  at: number
  width: number
  height: number
}

/** Every connection that the page has made. */
const connections: RTCPeerConnection[] = []
const Real = window.RTCPeerConnection
window.RTCPeerConnection = class extends Real {
  constructor(configuration?: RTCConfiguration) {
    super(configuration)
    connections.push(this)
  }
}
const openConnections = () => connections.filter(({ connectionState }) => connectionState !== 'closed').length

const contexts: AudioContext[] = []
const RealContext = window.AudioContext
window.AudioContext = class extends RealContext {
  constructor(options?: AudioContextOptions) {
    super(options)
    contexts.push(this)
  }
}

/** Every track that the browser has given, and when it was stopped. */
const tracks: { track: MediaStreamTrack; stoppedAt?: number }[] = []
const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
navigator.mediaDevices.getUserMedia = async (constraints) => {
  const stream = await ask(constraints)
  for (const track of stream.getTracks()) {
    const entry: (typeof tracks)[number] = { track }
    const stop = track.stop.bind(track)
    track.stop = () => {
      stop()
      entry.stoppedAt ??= Date.now()
    }
    tracks.push(entry)
  }
  return stream
}
const liveTracks = () => tracks.filter(({ track }) => track.readyState === 'live').length

/** When a track was first handed to a connection. */
let sentAt = Number.POSITIVE_INFINITY
// oxlint-disable-next-line typescript/unbound-method -- called with the sender that it is asked of
const replace = RTCRtpSender.prototype.replaceTrack
RTCRtpSender.prototype.replaceTrack = function (track) {
  if (track) sentAt = Math.min(sentAt, Date.now())
  return replace.call(this, track)
}

/** Pictures of the other side as they come. */
const pictures: Picture[] = []
let shown: MediaStreamTrack | null = null
const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true })
document.body.append(video)
const onPicture = () => {
  pictures.push({ at: Date.now(), width: video.videoWidth, height: video.videoHeight })
  video.requestVideoFrameCallback(onPicture)
}
video.requestVideoFrameCallback(onPicture)

/** When a call was first seen so. */
const moments: { upAt?: number } = {}
const seconds: { at: number; seconds: number }[] = []

const watch = {
  /** Takes in what a call shows now. */
  take(call: Call, since: number): void {
    if (call.phase === 'joined' && call.connection === 'up' && call.remote.video) moments.upAt ??= Date.now() - since
    if (call.remaining && call.remaining.seconds !== seconds.at(-1)?.seconds)
      seconds.push({ at: Date.now(), seconds: call.remaining.seconds })
    const { video: track } = call.remote
    if (track === shown) return
    shown = track
    video.srcObject = track && new MediaStream([track])
  },
  /** Milliseconds from the join until the other side is connected. */
  connectedAfter: () => moments.upAt,
  /** The first picture after a moment. */
  pictureAfter: (moment: number) => pictures.find(({ at }) => at > moment)?.at,
  pictures: () => pictures,
  /** When the last track was stopped; undefined while one is alive. */
  stoppedAt: () => (liveTracks() > 0 ? undefined : Math.max(...tracks.map(({ stoppedAt = 0 }) => stoppedAt))),
  sentAt: () => sentAt,
  /** When the rest of the talk changed, and to what. */
  seconds: () => seconds,
  openAudio: () => contexts.filter(({ state }) => state !== 'closed').length,
}

declare global {
  interface Window {
    liveTracks: () => number
    openConnections: () => number
    watch: typeof watch
  }
}
Object.assign(window, { liveTracks, openConnections, watch })
