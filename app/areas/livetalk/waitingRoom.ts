import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { waitInChannel } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { OwnSlot } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import type { TalkStep } from '@tsudoi/design-system/screens/livetalk/call.types'
import { isOver } from '@tsudoi/design-system/screens/livetalk/livetalk.rules'
import { hasMessageCode } from '../../api/apiError.ts'
import type { CallJoin } from '../../talk/call.types.ts'
import { slotStates } from './livetalk.mappers.ts'

export type WaitState = ResponseOf<typeof waitInChannel>['wait']

/**
 * The member's step in the slot, by the server's last answer; before the first answer, by the reservation. `isOpen`:
 * the entry time has come.
 */
export function talkStepOf(
  slot: Pick<OwnSlot, 'state'>,
  isOpen: boolean,
  wait: Pick<WaitState, 'state'> | undefined,
  error: unknown,
): TalkStep {
  const state = wait ? slotStates[wait.state] : slot.state
  if (isOver({ state })) return state as TalkStep
  if (hasMessageCode(error, 'FailedPrecondition')) return 'unprepared'
  if (hasMessageCode(error, 'OutOfTerm') || !isOpen) return 'early'
  return wait && state === 'talking' ? 'talking' : 'waiting'
}

type Heard = CallJoin['clockAnswer']

/** The parameters of the call to join. Undefined after the slot has ended, or without a room. */
export function callJoinOf(id: string, wait: WaitState | undefined, at: Heard | undefined): CallJoin | undefined {
  if (!wait?.room || !at || isOver({ state: slotStates[wait.state] })) return undefined
  const { channelId, room, state, endTime } = wait
  return { livetalkId: id, channelId, room, isTalking: state === 'TALKING', endTime, clockAnswer: at }
}
