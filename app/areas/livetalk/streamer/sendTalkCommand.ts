import {
  contactChannel,
  endTalk,
  endWaitRecording,
  forceExit,
  startTalk,
  startWaitRecording,
} from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { ForcedExit, StaffStep } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { isStepDone } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.rules'
import { hasMessageCode } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { isDecidedByServer } from '../../../api/isDecidedByServer.ts'
import { slotStateView, type SlotChannel } from './streamer.mappers.ts'

/** Path parameters of the staff's calls about a slot's guest. The app never shows them in a URL. */
export interface GuestPathParameters {
  id: string
  slotId: string
  resId: string
  accId: string
}

/** A command to a live talk, such as its start, and the guest to whom it applies. */
export interface TalkCommandRequest {
  at: GuestPathParameters
  step: StaffStep
  /** Why the guest is removed; only for the step `exit`. */
  exit?: ForcedExit | undefined
}

/** Thrown if a talk step has not taken effect, or its outcome is unknown; `text` is the message for the user. */
export class TalkCommandFailure extends Error {
  override name = 'TalkCommandFailure'
  readonly text: string
  readonly step: StaffStep
  constructor(step: StaffStep, text: string, cause: unknown) {
    super(text, { cause })
    this.step = step
    this.text = text
  }
}

const refused = 'いまは、この操作ができません。お相手のようすを確かめてください。'
const notOwn = 'この操作の担当ではありません。'
const lost = '通信できませんでした。まだ行われていません。もう一度お試しください。'
const unknown = '届いたかどうか、確かめられません。接続がもどると、ここに今のようすが出ます。'

/**
 * Sends a talk step: start or end of a talk or its recording, or the guest's forced exit (C143–C147). If the call
 * fails, reads the slot: a step that has taken effect nevertheless counts as done, and is not sent again (Q279).
 * Returns the current slot. Throws a `TalkCommandFailure` if the step has not taken effect or its outcome is unknown.
 */
export async function sendTalkCommand({ at, step, exit }: TalkCommandRequest): Promise<SlotChannel> {
  try {
    return (await send(at, step, exit)).channel
  } catch (error) {
    if (isAbandoned(error)) throw error
    if (hasMessageCode(error, 'PermissionDenied')) throw new TalkCommandFailure(step, notOwn, error)
    const channel = await readSlot(at, step)
    if (isStepDone(step, { state: slotStateView(channel.state), isRecording: channel.isRecording })) return channel
    throw new TalkCommandFailure(step, isDecidedByServer(error) ? refused : lost, error)
  }
}

async function readSlot({ id, slotId }: GuestPathParameters, step: StaffStep): Promise<SlotChannel> {
  try {
    return (await call(contactChannel, { params: { id, slotId } })).channel
  } catch (error) {
    throw new TalkCommandFailure(step, unknown, error)
  }
}

function send({ ...params }: GuestPathParameters, step: StaffStep, exit: ForcedExit = { reason: 'OTHER' }) {
  if (step === 'startRecording') return call(startWaitRecording, { params })
  if (step === 'endRecording') return call(endWaitRecording, { params })
  if (step === 'start') return call(startTalk, { params })
  if (step === 'end') return call(endTalk, { params })
  return call(forceExit, { params, body: exit })
}
