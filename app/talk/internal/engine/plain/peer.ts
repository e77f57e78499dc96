import type { PeerSignal, TalkPeer } from '@tsudoi/contracts/livetalk/signalling'
import { mediaKinds, type MediaKind } from '../MediaEngine.ts'

/** What a connection to another browser needs. */
export interface PeerParts {
  peer: TalkPeer
  /**
   * Whether this side sends the first offer, and withdraws its offer if both sides make one at the same time (the
   * "polite" peer).
   */
  isFirst: boolean
  /** Whether this side only receives media. */
  isWatching: boolean
  config: RTCConfiguration
  /** Returns the track of a kind to send now. Null sends nothing. */
  trackOf: (kind: MediaKind) => MediaStreamTrack | null
  send: (signal: PeerSignal) => void
  onChange: () => void
}

/** The connection to one other browser. */
export interface Peer {
  readonly connection: RTCPeerConnection
  /** The other participant, as the server's latest message describes it. */
  info: TalkPeer
  /** The received tracks. Each is null until the connection delivers it. */
  readonly remote: Readonly<Record<MediaKind, MediaStreamTrack | null>>
  receive: (signal: PeerSignal) => Promise<void>
  /** Sends the track of this kind that `trackOf` now returns. */
  update: (kind: MediaKind) => Promise<void>
  restart: () => void
  close: () => void
}

/**
 * Opens a connection to another browser by perfect negotiation (W3C WebRTC, 10.7), in which the polite side offers
 * first. Each side creates one transceiver per kind, so that a track can change without a new offer.
 */
export function createPeer({ peer, isFirst, isWatching, config, trackOf, send, onChange }: PeerParts): Peer {
  const connection = new RTCPeerConnection(config)
  const remote: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null }
  const senders = new Map<MediaKind, RTCRtpSender>()
  const direction = isWatching ? 'recvonly' : peer.role === 'MONITOR' ? 'sendonly' : 'sendrecv'
  let isOffering = false
  let isIgnoring = false

  async function offer(): Promise<void> {
    isOffering = true
    try {
      await connection.setLocalDescription()
      if (connection.localDescription) send({ description: connection.localDescription.toJSON() as never })
    } finally {
      isOffering = false
    }
  }

  /** Uses the transceivers that the other side's first offer created to send this side's tracks. */
  async function adoptTransceivers(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) {
      const kind = transceiver.receiver.track.kind as MediaKind
      if (senders.has(kind)) continue
      transceiver.direction = direction
      senders.set(kind, transceiver.sender)
      // oxlint-disable-next-line no-await-in-loop -- at most two transceivers
      await update(kind)
    }
  }

  async function receiveDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const collides = description.type === 'offer' && (isOffering || connection.signalingState !== 'stable')
    isIgnoring = !isFirst && collides
    if (isIgnoring) return
    await connection.setRemoteDescription(description)
    if (description.type !== 'offer') return
    await adoptTransceivers()
    await offer()
  }

  async function receive(signal: PeerSignal): Promise<void> {
    if (connection.signalingState === 'closed') return
    if ('description' in signal) return receiveDescription(signal.description)
    try {
      const { candidate } = signal
      await connection.addIceCandidate(
        candidate ? { ...candidate, usernameFragment: candidate.usernameFragment ?? null } : undefined,
      )
    } catch (error) {
      if (!isIgnoring) throw error
    }
  }

  async function update(kind: MediaKind): Promise<void> {
    if (!isWatching) await senders.get(kind)?.replaceTrack(trackOf(kind))
  }

  connection.ontrack = ({ track }) => {
    if (peer.role === 'MONITOR') return
    remote[track.kind as MediaKind] = track
    onChange()
  }
  connection.onicecandidate = ({ candidate }) => send({ candidate: (candidate?.toJSON() ?? null) as never })
  connection.onnegotiationneeded = () => void offer().catch(() => undefined)
  connection.onconnectionstatechange = onChange
  if (isFirst)
    for (const kind of mediaKinds) {
      const transceiver = connection.addTransceiver(kind, { direction })
      senders.set(kind, transceiver.sender)
      void update(kind).catch(() => undefined)
    }

  return {
    connection,
    info: peer,
    remote,
    receive,
    update,
    restart: () => {
      connection.restartIce()
      // Sends an unanswered offer again: the offer or its answer was lost with the connection.
      if (connection.signalingState === 'have-local-offer') void offer().catch(() => undefined)
    },
    close: () => {
      connection.ontrack = null
      connection.onicecandidate = null
      connection.onnegotiationneeded = null
      connection.onconnectionstatechange = null
      connection.close()
    },
  }
}
