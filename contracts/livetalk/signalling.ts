import * as z from 'zod/mini'
import { roomRoles } from './livetalkShapes.ts'

/**
 * Protocol of `signallingUrl` (C149) for a host without a media server, so that browsers can connect directly. The host
 * sends server-sent events, clients send POST requests. All requests have the room's token as the bearer, never in an
 * address. The product defines this protocol (Q263).
 *
 *     GET    signallingUrl?channel=<channelId>&client=<id>   the stream; a client may reconnect after it was cut
 *     POST   signallingUrl?channel=<channelId>&client=<id>   one message, from a client with an open stream;
 *            from a MONITOR only a description that sends nothing, or a candidate (PermissionDenied)
 *     DELETE signallingUrl?channel=<channelId>&client=<id>   leaves the room
 */

/** Whether a participant sends audio or video: `on`, `off` (muted), or `none` (no track). */
export const sendingStates = ['on', 'off', 'none'] as const

/** Whether a participant of a room sends audio and video. */
export const sending = z.object({ audio: z.enum(sendingStates), video: z.enum(sendingStates) })
/** Whether a participant of a room sends audio and video. */
export type Sending = z.infer<typeof sending>

/**
 * A participant as the others in the room see them: the role, and an id that is valid until the participant leaves.
 * Never contains the account.
 */
export const talkPeer = z.object({ id: z.string(), role: z.enum(roomRoles), sends: sending })
/** A participant of a room, as the other participants see them. */
export type TalkPeer = z.infer<typeof talkPeer>

/** A signal between two browsers, which the host only forwards. */
export const peerSignal = z.union([
  z.object({ description: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string() }) }),
  z.object({
    /** An ICE candidate as from `RTCIceCandidate.toJSON()`; null after the last one. */
    candidate: z.nullable(
      z.object({
        candidate: z.string(),
        sdpMid: z.nullable(z.string()),
        sdpMLineIndex: z.nullable(z.number()),
        usernameFragment: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
])
/** A signal between two browsers in a room, which the host only forwards. */
export type PeerSignal = z.infer<typeof peerSignal>

/**
 * Reasons why a participant's stay in a room ends: removed by staff, the slot ended, or the same account joined on
 * another device.
 */
export const roomEnds = ['kicked', 'slot', 'replaced'] as const

/** The events that the host sends to the browsers in a room. */
export const roomNews = z.union([
  /** `entered`: the first event after each connection, with the other participants. */
  z.object({ t: z.literal('entered'), id: z.string(), peers: z.array(talkPeer), isRecording: z.boolean() }),
  /** `peer`: a participant entered, reconnected, or changed what they send. */
  z.object({ t: z.literal('peer'), peer: talkPeer }),
  z.object({ t: z.literal('left'), id: z.string() }),
  z.object({ t: z.literal('signal'), from: z.string(), signal: peerSignal }),
  z.object({ t: z.literal('recording'), isOn: z.boolean() }),
  /** `ended`: the last event. The client must not reconnect. */
  z.object({ t: z.literal('ended'), why: z.enum(roomEnds) }),
])
/** An event that the host sends to the browsers in a room. */
export type RoomNews = z.infer<typeof roomNews>

/** The messages that a client in a room sends to the host. */
export const roomMessage = z.union([z.object({ to: z.string(), signal: peerSignal }), z.object({ sends: sending })])
/** A message that a browser in a room sends to the host. */
export type RoomMessage = z.infer<typeof roomMessage>

/** Maximum interval between two heartbeats of the stream, in milliseconds. */
export const signallingHeartbeatMs = 1_000
