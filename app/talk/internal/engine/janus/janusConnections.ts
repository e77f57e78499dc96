import { mediaKinds, type MediaKind } from '../MediaEngine.ts'
import type { JanusHandle } from './janusHandle.ts'

/** A negotiated WebRTC connection to the Janus server. */
export interface JanusConnection {
  readonly connection: RTCPeerConnection
  /** Restarts ICE. */
  restart: () => Promise<void>
  close: () => void
}

/** The connection that sends the user's own tracks. */
export interface SendingConnection extends JanusConnection {
  /** Sends the current track of a kind. */
  update: (kind: MediaKind) => Promise<void>
}

/** A connection that receives another participant's tracks. */
export interface ReceivingConnection extends JanusConnection {
  readonly remote: Readonly<Record<MediaKind, MediaStreamTrack | null>>
}

function createConnection(handle: JanusHandle, config: RTCConfiguration, onChange: () => void): RTCPeerConnection {
  const connection = new RTCPeerConnection(config)
  connection.onicecandidate = ({ candidate }) => handle.trickle(candidate)
  connection.onconnectionstatechange = onChange
  return connection
}

function close(connection: RTCPeerConnection): void {
  connection.onicecandidate = null
  connection.onconnectionstatechange = null
  connection.ontrack = null
  connection.close()
}

/** Opens a sending connection. It offers both kinds once, so that tracks can change without a new offer. */
export async function openSending(
  handle: JanusHandle,
  config: RTCConfiguration,
  trackOf: (kind: MediaKind) => MediaStreamTrack | null,
  onChange: () => void,
): Promise<SendingConnection> {
  const connection = createConnection(handle, config, onChange)
  const senders = new Map<MediaKind, RTCRtpSender>()
  const update = async (kind: MediaKind) => senders.get(kind)?.replaceTrack(trackOf(kind))
  const offer = async (request: 'publish' | 'configure') => {
    await connection.setLocalDescription(await connection.createOffer())
    const { jsep } = await handle.send({ request }, connection.localDescription)
    if (jsep) await connection.setRemoteDescription(jsep)
  }
  for (const kind of mediaKinds) {
    const { sender } = connection.addTransceiver(trackOf(kind) ?? kind, { direction: 'sendonly' })
    senders.set(kind, sender)
  }
  try {
    await offer('publish')
  } catch (error) {
    close(connection)
    throw error
  }
  return {
    connection,
    update,
    restart: () => {
      connection.restartIce()
      return offer('configure')
    },
    close: () => close(connection),
  }
}

/** Opens a connection that receives one participant's tracks. Here the server makes the offer. */
export async function openReceiving(
  handle: JanusHandle,
  config: RTCConfiguration,
  join: Readonly<Record<string, unknown>>,
  onChange: () => void,
): Promise<ReceivingConnection> {
  const connection = createConnection(handle, config, onChange)
  const remote: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null }
  connection.ontrack = ({ track }) => {
    remote[track.kind as MediaKind] = track
    onChange()
  }
  const answer = async (body: Readonly<Record<string, unknown>>) => {
    const { jsep } = await handle.send(body)
    if (!jsep) return
    await connection.setRemoteDescription(jsep)
    await connection.setLocalDescription()
    await handle.send({ request: 'start' }, connection.localDescription)
  }
  try {
    await answer({ request: 'join', ptype: 'subscriber', ...join })
  } catch (error) {
    close(connection)
    throw error
  }
  return {
    connection,
    remote,
    restart: () => answer({ request: 'configure', restart: true }),
    close: () => close(connection),
  }
}
