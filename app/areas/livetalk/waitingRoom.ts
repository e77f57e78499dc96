import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { waitInChannel } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { OwnSlot } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import type { MemberCallStep } from '@tsudoi/design-system/screens/livetalk/call.types'
import { isSlotOver } from '@tsudoi/design-system/screens/livetalk/livetalk.rules'
import { hasMessageCode } from '../../api/apiError.ts'
import type { CallJoin } from '../../talk/talk.ts'
import { ownSlotStates } from './livetalk.mappers.ts'

/** The server's answer to the heartbeat of the waiting room. */
export type WaitingRoomState = ResponseOf<typeof waitInChannel>['wait']

/**
 * The step of the call page, by the server's last answer, or by the reservation before the first answer. `isOpen`: the
 * waiting room can be entered now.
 */
export function memberCallStepOf(
  slot: Pick<OwnSlot, 'state'>,
  isOpen: boolean,
  wait: Pick<WaitingRoomState, 'state'> | undefined,
  error: unknown,
): MemberCallStep {
  const state = wait ? ownSlotStates[wait.state] : slot.state
  if (isSlotOver({ state })) return state as MemberCallStep
  if (hasMessageCode(error, 'FailedPrecondition')) return 'unprepared'
  if (hasMessageCode(error, 'OutOfTerm') || !isOpen) return 'early'
  return wait && state === 'talking' ? 'talking' : 'waiting'
}

type Heard = CallJoin['clockAnswer']

/** The parameters of the member's call. Undefined after the slot has ended, or while the server has named no room. */
export function callJoinOf(
  id: string,
  wait: WaitingRoomState | undefined,
  at: Heard | undefined,
): CallJoin | undefined {
  if (!wait?.room || !at || isSlotOver({ state: ownSlotStates[wait.state] })) return undefined
  const { channelId, room, state, endTime } = wait
  return { livetalkId: id, channelId, room, isTalking: state === 'TALKING', endTime, clockAnswer: at }
}
