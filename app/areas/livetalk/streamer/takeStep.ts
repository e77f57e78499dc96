import {
  contactChannel,
  endTalk,
  endWaitRecording,
  forceExit,
  startTalk,
  startWaitRecording,
} from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { Exit, TalkStep } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { isDone } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.rules'
import { hasMessageCode } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { isDecidedByServer } from '../../../api/isDecidedByServer.ts'
import { slotStateView, type Channel } from './streamer.mappers.ts'

/** Path parameters of the staff's calls about a slot's guest. They appear in no URL of the app. */
export interface GuestPath {
  id: string
  slotId: string
  resId: string
  accId: string
}

export interface SentStep {
  at: GuestPath
  step: TalkStep
  /** Only for the step `exit`. */
  exit?: Exit
}

/** A step that was not taken; `text` is the message for the user. */
export class StepFailure extends Error {
  override name = 'StepFailure'
  readonly text: string
  readonly step: TalkStep
  constructor(step: TalkStep, text: string, cause: unknown) {
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
 * Takes a step with a guest (C143–C147). After a failure, reads the slot: a step that has taken effect counts as done,
 * and is not sent again (Q279). Throws a `StepFailure`.
 */
export async function takeStep({ at, step, exit }: SentStep): Promise<Channel> {
  try {
    return (await send(at, step, exit)).channel
  } catch (error) {
    if (isAbandoned(error)) throw error
    if (hasMessageCode(error, 'PermissionDenied')) throw new StepFailure(step, notOwn, error)
    const channel = await readSlot(at, step)
    if (isDone(step, { state: slotStateView(channel.state), isRecording: channel.isRecording })) return channel
    throw new StepFailure(step, isDecidedByServer(error) ? refused : lost, error)
  }
}

async function readSlot({ id, slotId }: GuestPath, step: TalkStep): Promise<Channel> {
  try {
    return (await call(contactChannel, { params: { id, slotId } })).channel
  } catch (error) {
    throw new StepFailure(step, unknown, error)
  }
}

function send({ ...params }: GuestPath, step: TalkStep, exit: Exit = { reason: 'OTHER' }) {
  if (step === 'startRecording') return call(startWaitRecording, { params })
  if (step === 'endRecording') return call(endWaitRecording, { params })
  if (step === 'start') return call(startTalk, { params })
  if (step === 'end') return call(endTalk, { params })
  return call(forceExit, { params, body: exit })
}
