import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { signInMonitor } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { CallJoin, withClockAnswer } from '../../../talk/talk.ts'

/**
 * The server's answer about the rooms, with the times by which a call follows the server's clock (`withClockAnswer`).
 */
export type TimedRoomsAnswer = Awaited<ReturnType<typeof withClockAnswer<ResponseOf<typeof signInMonitor>>>>

/**
 * The room that an official (supervising staff) watches: the chosen one if it exists, otherwise the one with a talk in
 * progress.
 */
export function watchedRoom(rooms: TimedRoomsAnswer['channelList'], chosen: string | undefined) {
  return rooms.find(({ channelId }) => channelId === chosen) ?? rooms.find(({ state }) => state === 'TALKING')
}

/**
 * The parameters of the official's call, with the room key of the last answer. A key to take part is used only while
 * the official wants to join. So an official who stops joining sends nothing, even if that key is still valid.
 */
export function monitorCallJoin(
  answer: TimedRoomsAnswer | undefined,
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
