import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { signInMonitor } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { CallJoin } from '../../../talk/call.types.ts'
import type { withClockAnswer } from '../../../talk/withClockAnswer.ts'

export type HeardRooms = Awaited<ReturnType<typeof withClockAnswer<ResponseOf<typeof signInMonitor>>>>

/** The room to watch: the chosen one if it exists, otherwise the one that is talking. */
export function watchedRoom(rooms: HeardRooms['channelList'], chosen: string | undefined) {
  return rooms.find(({ channelId }) => channelId === chosen) ?? rooms.find(({ state }) => state === 'TALKING')
}

/**
 * The room to join, with the key of the last answer. A key to join is used only while joining is wanted, so that an
 * official who stops joining sends nothing, even if that key is still valid.
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
