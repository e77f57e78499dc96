/**
 * Rules of a live talk for its staff (streamer and officials): the state of a slot, and which step is possible next.
 */

import type { ExitReason, StreamerSlot, ScheduledSlot, SlotState, StaffTalk, StaffStep } from './streamer.types.ts'
import { isolated } from '../../../text/isolated.ts'
import { nameOr } from '../../../text/nameOr.ts'

const stateTexts: Readonly<Record<SlotState, string>> = {
  free: '空き',
  reserved: '予約済み',
  waiting: '待機中',
  talking: '通話中',
  ended: '終了',
  forcedOut: '退室',
  noShow: '来られず',
  unknown: '確認中',
}
/** The state of a slot as text: 予約済み, 通話中. */
export const slotStateText = (state: SlotState): string => stateTexts[state]

/** Whether the state is final. */
export const isFinalSlotState = (state: SlotState): boolean =>
  state === 'ended' || state === 'forcedOut' || state === 'noShow'

/** The current slot: the one that is talking, else the first reserved one that has not ended. */
export function currentSlotOf<S extends ScheduledSlot>(run: readonly S[]): S | undefined {
  const toCome = run.filter(({ state, guest }) => guest !== undefined && !isFinalSlotState(state))
  return toCome.find(({ state }) => state === 'talking') ?? toCome[0]
}

/** The name by which the guest wants to be called, else the name in the guest's profile. */
export const callNameOf = ({ callName, name }: { callName?: string | undefined; name: string }): string =>
  nameOr(callName ?? '', name)

/** The guest of a slot, as text for a sentence. */
export const guestNameOf = ({ guest }: Pick<StreamerSlot, 'guest'>): string =>
  guest ? `${isolated(callNameOf(guest))}さん` : 'お相手'

const exitTexts: Readonly<Record<ExitReason, string>> = {
  HARASSMENT: '暴言やいやがらせ',
  UNFIT_PICTURE: '映してはいけないもの',
  CAPTURE: '録画や撮影',
  OTHER_PERSON: 'ご本人ではない',
  OTHER: 'そのほか',
}
/** The reason for a forced exit as text: 録画や撮影. */
export const exitText = (reason: ExitReason): string => exitTexts[reason]

const isTaking = (state: SlotState) => state === 'waiting' || state === 'talking'

/** Why a step is impossible now, as a sentence; undefined when it is possible. */
export function whyStepImpossible(
  step: StaffStep,
  slot: StreamerSlot,
  talk: Pick<StaffTalk, 'isRecorded'>,
): string | undefined {
  if (!slot.guest) return 'この枠は、予約されていません。'
  if (isFinalSlotState(slot.state)) return 'この枠は、終わっています。'
  if (step === 'exit') return undefined
  if (step === 'end') return slot.state === 'talking' ? undefined : '通話は、まだ始まっていません。'
  if (step === 'endRecording') return slot.isRecording ? undefined : '録画していません。'
  if (!isTaking(slot.state)) return 'お相手が入室すると、押せます。'
  if (step === 'start') return slot.state === 'waiting' ? undefined : '通話は、もう始まっています。'
  if (!talk.isRecorded) return '録画をしない回です。'
  if (!slot.guest.consent) return 'お相手は、録画に同意していません。'
  return slot.isRecording ? '録画は、もう始まっています。' : undefined
}

/** The next step of a slot; undefined while waiting for the guest, or after the end. */
export function nextStep(slot: StreamerSlot, talk: Pick<StaffTalk, 'isRecorded'>): StaffStep | undefined {
  const order: readonly StaffStep[] = ['startRecording', 'start', 'end']
  return order.find((step) => whyStepImpossible(step, slot, talk) === undefined)
}

/** Whether the effect of a step is already reached, so that it is not sent again. */
export function isStepDone(
  step: StaffStep,
  { state, isRecording }: Pick<StreamerSlot, 'state' | 'isRecording'>,
): boolean {
  if (step === 'startRecording') return isRecording
  if (step === 'endRecording') return !isRecording
  if (step === 'start') return state === 'talking' || state === 'ended'
  return step === 'end' ? state === 'ended' : state === 'forcedOut'
}

/** The steps of a slot as displayed: 本人確認 → 入室待ち → 録画 → 通話 → 終了. */
export function slotProgress(
  slot: StreamerSlot,
  { isRecorded }: Pick<StaffTalk, 'isRecorded'>,
): { name: string; isCurrent: boolean }[] {
  const at = courseAt(slot)
  const names = ['本人確認', '入室待ち', ...(isRecorded ? ['録画'] : []), '通話', '終了']
  return names.map((name) => ({ name, isCurrent: name === at }))
}

function courseAt({ state, isRecording }: StreamerSlot): string {
  if (isFinalSlotState(state)) return '終了'
  if (state === 'talking') return '通話'
  if (state === 'waiting') return isRecording ? '録画' : '本人確認'
  return '入室待ち'
}

/** A duration as on a clock: 65 → 1:05. */
export function remainingClockText(seconds: number): string {
  const rest = Math.max(0, Math.floor(seconds))
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`
}
