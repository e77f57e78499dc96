import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { EngineEvent } from '../engine/MediaEngine.ts'
import type { LivetalkCall, CallParticipant } from '../call.types.ts'

/** A participant without tracks, who is absent or sends nothing. */
export const emptyParticipant: CallParticipant = { audio: null, video: null, isAudioMuted: true, isVideoMuted: true }

/** A copy of `sides` (the other participants by role) in which one track is replaced. */
export function withRemoteTrack(
  sides: LivetalkCall['remotes'],
  { from, k, track, isMuted }: Extract<EngineEvent, { t: 'remote' }>,
): LivetalkCall['remotes'] {
  const muted = k === 'audio' ? { isAudioMuted: isMuted } : { isVideoMuted: isMuted }
  return { ...sides, [from]: { ...(sides[from] ?? emptyParticipant), [k]: track, ...muted } }
}

/** The role that a page shows as the other participant: for a member the streamer, for everyone else the member. */
export const counterpartRoleOf = (role: string | undefined): RoomRole => (role === 'MEMBER' ? 'STREAMER' : 'MEMBER')
