/** A track that a participant is to receive, and the stream id from which the client reads the names. */
export interface TrackRoute {
  from: string
  /** The track's id in the sender's offer. */
  cid: string
  /** The stream id, in the form `<participant>|<track>`. */
  stream: string
}

type CandidateFrom = (id: string, target: 'publisher' | 'subscriber', candidate: string) => void

interface LivekitMedia {
  /** Accepts an offer. Returns the answer and the ids of the tracks in it. */
  receiveOffer: (id: string, sdp: string) => Promise<{ sdp: string; cids: string[] }>
  /** Creates an offer with the tracks that a participant receives from now on. */
  offer: (id: string, routes: readonly TrackRoute[], isRestart: boolean) => Promise<string>
  takeAnswer: (id: string, sdp: string) => Promise<void>
  addCandidate: (id: string, target: 'publisher' | 'subscriber', candidate: string) => Promise<void>
  close: (id: string) => void
}

declare global {
  interface Window {
    media: LivekitMedia
    tellCandidate: CandidateFrom
  }
}

/**
 * The media server: receives tracks from clients and forwards them over real WebRTC connections. Runs in a page of its
 * own, so the function must not use anything outside itself.
 */
export function runMediaServer(): void {
  interface Side {
    publisher?: RTCPeerConnection
    subscriber?: RTCPeerConnection
    /** Received tracks by the id in the sender's offer. */
    tracks: Map<string, MediaStreamTrack>
    /** Forwarded tracks by stream id. */
    sent: Map<string, RTCRtpTransceiver>
    early: { publisher: RTCIceCandidateInit[]; subscriber: RTCIceCandidateInit[] }
  }
  const sides = new Map<string, Side>()
  const sideOf = (id: string): Side => {
    const side = sides.get(id) ?? {
      tracks: new Map(),
      sent: new Map(),
      early: { publisher: [], subscriber: [] },
    }
    sides.set(id, side)
    return side
  }
  const connect = (id: string, target: 'publisher' | 'subscriber') => {
    const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
    connection.onicecandidate = ({ candidate }) =>
      candidate && window.tellCandidate(id, target, JSON.stringify(candidate.toJSON()))
    return connection
  }
  const takeEarly = async (id: string, target: 'publisher' | 'subscriber') => {
    const side = sideOf(id)
    for (const candidate of side.early[target].splice(0)) await side[target]?.addIceCandidate(candidate)
  }
  /** Plays a received sound: a browser decodes, and can forward, only sound that is played. */
  const play = (track: MediaStreamTrack) => {
    if (track.kind === 'audio')
      void Object.assign(new Audio(), { srcObject: new MediaStream([track]), volume: 0 }).play()
  }
  /** The media sections of a session description with their `mid`. */
  const sections = (sdp: string) =>
    sdp.split(/(?=^m=)/m).map((text) => ({ text, mid: /^a=mid:(\S+)/m.exec(text)?.[1] }))

  window.media = {
    async receiveOffer(id, sdp) {
      const side = sideOf(id)
      const connection = (side.publisher ??= connect(id, 'publisher'))
      await connection.setRemoteDescription({ type: 'offer', sdp })
      const named = sections(sdp).flatMap(({ text, mid }) => {
        const cid = /^a=msid:\S+ (\S+)/m.exec(text)?.[1]
        const track = connection.getTransceivers().find((one) => one.mid === mid)?.receiver.track
        return cid && track && /^a=(sendonly|sendrecv)/m.test(text) ? [[cid, track] as const] : []
      })
      for (const [cid, track] of named) if (!side.tracks.has(cid)) play(track)
      side.tracks = new Map(named)
      await connection.setLocalDescription()
      await takeEarly(id, 'publisher')
      return { sdp: connection.localDescription?.sdp ?? '', cids: [...side.tracks.keys()] }
    },
    async offer(id, routes, isRestart) {
      const side = sideOf(id)
      if (!side.subscriber) {
        side.subscriber = connect(id, 'subscriber')
        // Creates a data channel, as the real server does, which makes an offer possible while no participant sends.
        side.subscriber.createDataChannel('_reliable')
      }
      const connection = side.subscriber
      const wanted = new Set(routes.map(({ stream }) => stream))
      for (const [stream, transceiver] of side.sent)
        if (!wanted.has(stream)) {
          transceiver.stop()
          side.sent.delete(stream)
        }
      for (const { from, cid, stream } of routes) {
        const track = sideOf(from).tracks.get(cid)
        if (track && !side.sent.has(stream))
          side.sent.set(
            stream,
            connection.addTransceiver(track, { direction: 'sendonly', streams: [new MediaStream()] }),
          )
      }
      if (isRestart) connection.restartIce()
      await connection.setLocalDescription(await connection.createOffer())
      const streams = new Map([...side.sent].map(([stream, { mid }]) => [mid, stream]))
      return sections(connection.localDescription?.sdp ?? '')
        .map(({ text, mid }) => {
          const stream = streams.get(mid ?? '')
          return stream === undefined ? text : text.replaceAll(/msid:\S+ /g, `msid:${stream} `)
        })
        .join('')
    },
    async takeAnswer(id, sdp) {
      await sideOf(id).subscriber?.setRemoteDescription({ type: 'answer', sdp })
      await takeEarly(id, 'subscriber')
    },
    async addCandidate(id, target, text) {
      const side = sideOf(id)
      const candidate = JSON.parse(text) as RTCIceCandidateInit
      if (side[target]?.remoteDescription) await side[target].addIceCandidate(candidate)
      else side.early[target].push(candidate)
    },
    close(id) {
      const side = sides.get(id)
      sides.delete(id)
      side?.publisher?.close()
      side?.subscriber?.close()
    },
  }
}
