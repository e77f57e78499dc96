import type { PeerSignal, TalkPeer } from '@tsudoi/contracts/livetalk/signalling'
import { kinds, type Kind } from '../MediaEngine.ts'

export interface PeerParts {
  peer: TalkPeer
  /** This side offers first, and takes its own offer back when both offer at once; the other side does neither. */
  isFirst: boolean
  /** This side only looks on. */
  isWatching: boolean
  config: RTCConfiguration
  /** What is sent of a kind now; null sends nothing. */
  trackOf: (kind: Kind) => MediaStreamTrack | null
  send: (signal: PeerSignal) => void
  onChange: () => void
}

/** The connection to one other browser. */
export interface Peer {
  readonly connection: RTCPeerConnection
  /** As the host told it last. */
  facts: TalkPeer
  /** What comes from there, as soon as it can come. */
  readonly remote: Readonly<Record<Kind, MediaStreamTrack | null>>
  take: (signal: PeerSignal) => Promise<void>
  /** Sends what `trackOf` says now. */
  update: (kind: Kind) => Promise<void>
  restart: () => void
  close: () => void
}

/**
 * Perfect negotiation (W3C WebRTC, 10.7), with the polite side offering first. Each side has one transceiver of a
 * kind, made once: what is sent changes without a new offer.
 */
export function createPeer({ peer, isFirst, isWatching, config, trackOf, send, onChange }: PeerParts): Peer {
  const connection = new RTCPeerConnection(config)
  const remote: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  const senders = new Map<Kind, RTCRtpSender>()
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

  /** The first offer of the other side brings the transceivers; they get what this side sends. */
  async function adopt(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) {
      const kind = transceiver.receiver.track.kind as Kind
      if (senders.has(kind)) continue
      transceiver.direction = direction
      senders.set(kind, transceiver.sender)
      // oxlint-disable-next-line no-await-in-loop -- two of them
      await update(kind)
    }
  }

  async function takeDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const collides = description.type === 'offer' && (isOffering || connection.signalingState !== 'stable')
    isIgnoring = !isFirst && collides
    if (isIgnoring) return
    await connection.setRemoteDescription(description)
    if (description.type !== 'offer') return
    await adopt()
    await offer()
  }

  async function take(signal: PeerSignal): Promise<void> {
    if (connection.signalingState === 'closed') return
    if ('description' in signal) return takeDescription(signal.description)
    try {
      await connection.addIceCandidate(signal.candidate ?? undefined)
    } catch (error) {
      if (!isIgnoring) throw error
    }
  }

  async function update(kind: Kind): Promise<void> {
    if (!isWatching) await senders.get(kind)?.replaceTrack(trackOf(kind))
  }

  connection.ontrack = ({ track }) => {
    if (peer.role === 'MONITOR') return
    remote[track.kind as Kind] = track
    onChange()
  }
  connection.onicecandidate = ({ candidate }) => send({ candidate: (candidate?.toJSON() ?? null) as never })
  connection.onnegotiationneeded = () => void offer().catch(() => undefined)
  connection.onconnectionstatechange = onChange
  if (isFirst)
    for (const kind of kinds) {
      const transceiver = connection.addTransceiver(kind, { direction })
      senders.set(kind, transceiver.sender)
      void update(kind).catch(() => undefined)
    }

  return {
    connection,
    facts: peer,
    remote,
    take,
    update,
    restart: () => {
      connection.restartIce()
      // The offer before was lost on the way: no answer comes that would make room for the next one.
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
