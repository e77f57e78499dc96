import * as z from 'zod/mini'
import { roomRoles } from './livetalkShapes.ts'

/**
 * What goes over `signallingUrl` (C149) where a host has no media server of its own: two browsers meet there and talk
 * directly. Down come server-sent events, up go posts, each with the room's token as its bearer: a token stands in no
 * address. Ours (Q263).
 *
 *     GET    signallingUrl?channel=<channelId>&client=<id>   the stream; a client whose stream is cut may come back
 *     POST   signallingUrl?channel=<channelId>&client=<id>   one message, for who has the stream open
 *            of a MONITOR: only a description that sends nothing, or a candidate (PermissionDenied)
 *     DELETE signallingUrl?channel=<channelId>&client=<id>   leaves the room
 */

/** What a peer sends of a kind: `off` is held back, `none` is not there. */
export const sendingStates = ['on', 'off', 'none'] as const

/** What a peer sends. */
export const sending = z.object({ audio: z.enum(sendingStates), video: z.enum(sendingStates) })
export type Sending = z.infer<typeof sending>

/** Somebody in the room, as the others know them: by their role and a name for this stay, never by their account. */
export const talkPeer = z.object({ id: z.string(), role: z.enum(roomRoles), sends: sending })
export type TalkPeer = z.infer<typeof talkPeer>

/** Between two browsers; the host only passes it on. */
export const peerSignal = z.union([
  z.object({ description: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string() }) }),
  z.object({
    /** As RTCIceCandidate writes itself; null when there are no more. */
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
export type PeerSignal = z.infer<typeof peerSignal>

/** Why a room is over: sent out, the slot has ended, the same account has come in from elsewhere. */
export const roomEnds = ['kicked', 'slot', 'replaced'] as const

/** What comes down. */
export const roomNews = z.union([
  /** First of all, and again after each new connection. */
  z.object({ t: z.literal('entered'), id: z.string(), peers: z.array(talkPeer), isRecording: z.boolean() }),
  /** Somebody came in, came back, or sends something else. */
  z.object({ t: z.literal('peer'), peer: talkPeer }),
  z.object({ t: z.literal('left'), id: z.string() }),
  z.object({ t: z.literal('signal'), from: z.string(), signal: peerSignal }),
  z.object({ t: z.literal('recording'), isOn: z.boolean() }),
  /** The last of all: nobody comes in again. */
  z.object({ t: z.literal('ended'), why: z.enum(roomEnds) }),
])
export type RoomNews = z.infer<typeof roomNews>

/** What goes up. */
export const roomMessage = z.union([z.object({ to: z.string(), signal: peerSignal }), z.object({ sends: sending })])
export type RoomMessage = z.infer<typeof roomMessage>

/** A sign of life comes at least so often, in milliseconds. */
export const signallingBeat = 1_000
