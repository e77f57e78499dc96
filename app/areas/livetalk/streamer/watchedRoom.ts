import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { signInMonitor } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { CallJoin } from '../../../talk/call/call.types.ts'
import type { withClockAnswer } from '../../../talk/call/heard.ts'

export type HeardRooms = Awaited<ReturnType<typeof withClockAnswer<ResponseOf<typeof signInMonitor>>>>

/** The room that is looked into: the chosen one while it is there, else the one that talks. */
export function watchedRoom(rooms: HeardRooms['channelList'], chosen: string | undefined) {
  return rooms.find(({ channelId }) => channelId === chosen) ?? rooms.find(({ state }) => state === 'TALKING')
}

/**
 * What is joined, with the key of the last answer. A key to join counts only while joining is wanted: who goes back to
 * looking on sends nothing from that moment, whichever key is still at hand.
 */
export function watchedJoin(
  answer: HeardRooms | undefined,
  chosen: string | undefined,
  wantsJoin: boolean,
): CallJoin | undefined {
  const room = answer && watchedRoom(answer.channelList, chosen)
  if (!room || (answer.room.role !== 'MONITOR' && !(wantsJoin && answer.room.role === 'OFFICIAL'))) return undefined
  const { channelId, state, endTime } = room
  const { livetalkId } = answer.livetalk
  return {
    livetalkId,
    channelId,
    room: answer.room,
    isTalking: state === 'TALKING',
    endTime,
    clockAnswer: answer.clockAnswer,
  }
}
