import type { LivetalkCall } from '../../talk/talk.ts'

// This script records events in a test page with their times. Both browsers use the machine's clock, so times are
// comparable. Events are recorded as they happen instead of polled, so a busy machine does not delay them.

/** A video frame that has arrived from the other side. */
interface Picture {
  at: number
  width: number
  height: number
}

/** All connections that the page has created. */
const connections: RTCPeerConnection[] = []
const RealConnection = window.RTCPeerConnection
window.RTCPeerConnection = class extends RealConnection {
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

/** All device tracks of the page, and when each was stopped. */
const tracks: { track: MediaStreamTrack; stoppedAt?: number }[] = []
const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
navigator.mediaDevices.getUserMedia = async (constraints) => {
  const stream = await getUserMedia(constraints)
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

/** When a track was first added to a connection. */
let sentAt = Number.POSITIVE_INFINITY
// oxlint-disable-next-line typescript/unbound-method -- called below with the sender as `this`
const replaceTrack = RTCRtpSender.prototype.replaceTrack
RTCRtpSender.prototype.replaceTrack = function (track) {
  if (track) sentAt = Math.min(sentAt, Date.now())
  return replaceTrack.call(this, track)
}

/** Frames received from the other side. */
const pictures: Picture[] = []
let shown: MediaStreamTrack | null = null
const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true })
document.body.append(video)
const onPicture = () => {
  pictures.push({ at: Date.now(), width: video.videoWidth, height: video.videoHeight })
  video.requestVideoFrameCallback(onPicture)
}
video.requestVideoFrameCallback(onPicture)

/**
 * The time of the connection: `upAt` is the number of ms from the join until the call was connected for the first time.
 */
const moments: { upAt?: number } = {}
const seconds: { at: number; seconds: number }[] = []

const watch = {
  /** Records changes from a call's current state. */
  take(call: LivetalkCall, since: number): void {
    if (call.phase === 'joined' && call.connection === 'up' && call.remote.video) moments.upAt ??= Date.now() - since
    if (call.remaining && call.remaining.seconds !== seconds.at(-1)?.seconds)
      seconds.push({ at: Date.now(), seconds: call.remaining.seconds })
    const { video: track } = call.remote
    if (track === shown) return
    shown = track
    video.srcObject = track && new MediaStream([track])
  },
  /** Time from the join until the other side was connected, ms. */
  connectedAfter: () => moments.upAt,
  /** Time of the first frame after `moment`. */
  pictureAfter: (moment: number) => pictures.find(({ at }) => at > moment)?.at,
  pictures: () => pictures,
  /** When the last track was stopped; undefined while any track is live. */
  stoppedAt: () => (liveTracks() > 0 ? undefined : Math.max(...tracks.map(({ stoppedAt = 0 }) => stoppedAt))),
  sentAt: () => sentAt,
  /** Changes of the remaining seconds, with their times. */
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
