import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { type LivetalkCall, TalkAudio } from '../../../talk/talk.ts'

/** Plays the voices of the other people in a room. `roles` selects whose voices. */
export function RoomVoices({ call: { remotes, devices }, roles }: { call: LivetalkCall; roles: readonly RoomRole[] }) {
  const { speaker } = devices.chosen
  return roles.map((role) => (
    <TalkAudio key={role} track={remotes[role]?.audio ?? null} {...(speaker && { speaker })} />
  ))
}
