import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { EngineEvent } from '../engine/MediaEngine.ts'
import type { Call, CallSide } from './call.types.ts'

/** Nothing is seen or heard. */
export const nobody: CallSide = { audio: null, video: null, isAudioMuted: true, isVideoMuted: true }

/** The sides after what one of them sends has changed. */
export function sideWith(
  sides: Call['remotes'],
  { from, k, track, isMuted }: Extract<EngineEvent, { t: 'remote' }>,
): Call['remotes'] {
  const muted = k === 'audio' ? { isAudioMuted: isMuted } : { isVideoMuted: isMuted }
  return { ...sides, [from]: { ...(sides[from] ?? nobody), [k]: track, ...muted } }
}

/** Whom one talks with: the member talks with the streamer, everybody else looks at the member. */
export const counterpartOf = (role: string | undefined): RoomRole => (role === 'MEMBER' ? 'STREAMER' : 'MEMBER')
