import * as z from 'zod/mini'
import { roomRoles } from './livetalkShapes.ts'

/**
 * Protocol of `signallingUrl` (C149) for a host without a media server, so that browsers can connect directly. The host
 * sends server-sent events, clients send POST requests. All use the room's token as the bearer, never in an address.
 * Ours (Q263).
 *
 *     GET    signallingUrl?channel=<channelId>&client=<id>   the stream; a client may reconnect after it was cut
 *     POST   signallingUrl?channel=<channelId>&client=<id>   one message, from a client with an open stream;
 *            from a MONITOR only a description that sends nothing, or a candidate (PermissionDenied)
 *     DELETE signallingUrl?channel=<channelId>&client=<id>   leaves the room
 */

/** Sending status of a kind of media: `off` is muted, `none` has no track. */
export const sendingStates = ['on', 'off', 'none'] as const

/** Sending status of a peer's audio and video. */
export const sending = z.object({ audio: z.enum(sendingStates), video: z.enum(sendingStates) })
/** Whether a participant of a room sends audio and video. */
export type Sending = z.infer<typeof sending>

/** A participant for the others: role and an id for this stay, never the account. */
export const talkPeer = z.object({ id: z.string(), role: z.enum(roomRoles), sends: sending })
/** A participant of a room, as the other participants see them. */
export type TalkPeer = z.infer<typeof talkPeer>

/** A signal between two browsers, which the host only forwards. */
export const peerSignal = z.union([
  z.object({ description: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string() }) }),
  z.object({
    /** `RTCIceCandidate.toJSON()`; null after the last one. */
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
/** A signal between the browsers of a room, which the host only forwards. */
export type PeerSignal = z.infer<typeof peerSignal>

/** Why a stay ends: removed, the slot ended, or the same account joined on another device. */
export const roomEnds = ['kicked', 'slot', 'replaced'] as const

/** Events from the host. */
export const roomNews = z.union([
  /** First event after each connection. */
  z.object({ t: z.literal('entered'), id: z.string(), peers: z.array(talkPeer), isRecording: z.boolean() }),
  /** A participant entered, came back, or changed its sending status. */
  z.object({ t: z.literal('peer'), peer: talkPeer }),
  z.object({ t: z.literal('left'), id: z.string() }),
  z.object({ t: z.literal('signal'), from: z.string(), signal: peerSignal }),
  z.object({ t: z.literal('recording'), isOn: z.boolean() }),
  /** Last event: the client must not reconnect. */
  z.object({ t: z.literal('ended'), why: z.enum(roomEnds) }),
])
/** An event that the host sends to the browsers in a room. */
export type RoomNews = z.infer<typeof roomNews>

/** Messages from a client. */
export const roomMessage = z.union([z.object({ to: z.string(), signal: peerSignal }), z.object({ sends: sending })])
/** A message that a browser in a room sends to the host. */
export type RoomMessage = z.infer<typeof roomMessage>

/** Maximum interval (ms) between two heartbeats of the stream. */
export const signallingBeat = 1_000
