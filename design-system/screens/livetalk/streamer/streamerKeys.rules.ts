import { focusedOn } from '../../video/player/playerKeys.rules.ts'
import { whyNot } from './streamer.rules.ts'
import type { StreamerSlot, StaffTalk, TalkStep } from './streamer.types.ts'

/** What a key asks for. `confirmEnd` and `openExit` open a question: no key ends a talk by itself. */
export type KeyCommand =
  | { do: 'step'; step: TalkStep }
  | { do: 'confirmEnd' | 'openExit' | 'identity' | 'microphone' | 'camera' | 'next' | 'help' }
  /** It cannot be done now: said, and nothing else. */
  | { do: 'nothing'; said: string }

/** A key of the streamer's page. */
export interface StreamerKey {
  key: string
  /** For the list of keys. */
  does: string
}

/** Every key of the page, once, as the list shows them. */
export const streamerKeys: readonly StreamerKey[] = [
  { key: 'r', does: '録画を始める・止める' },
  { key: 's', does: '通話を始める' },
  { key: 'e', does: '通話を終える（確かめてから）' },
  { key: 'x', does: '退室していただく（理由を選んでから）' },
  { key: 'i', does: '本人確認の情報を見る・隠す' },
  { key: 'm', does: 'マイクを切る・入れる' },
  { key: 'v', does: 'カメラを切る・入れる' },
  { key: 'n', does: '次の方へ' },
  { key: '?', does: 'この一覧' },
]

/** Why a press does nothing while a step is under way. */
export const stillSending = '前の操作を送っています。'

interface Situation {
  slot: StreamerSlot
  talk: StaffTalk
  hasNext: boolean
  /** A step is under way: no other one is begun. */
  isPending: boolean
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  target: { tagName: string; type?: string; isContentEditable?: boolean; role?: string | null }
}

const stepOf = (key: string, { slot }: Situation): TalkStep | undefined => {
  if (key === 'r') return slot.isRecording ? 'endRecording' : 'startRecording'
  if (key === 's') return 'start'
  if (key === 'e') return 'end'
  return key === 'x' ? 'exit' : undefined
}

/**
 * What a key means now; undefined where it is the browser's or a field's. A key that is held down is pressed once.
 */
export function commandOf(pressed: Pressed, situation: Situation): KeyCommand | undefined {
  const { ctrlKey, metaKey, altKey, repeat, target } = pressed
  const on = focusedOn(target)
  if (ctrlKey || metaKey || altKey || repeat || on === 'text' || on === 'choice') return undefined
  const key = pressed.key.toLowerCase()
  if (key === '?') return { do: 'help' }
  if (key === 'i') return situation.slot.guest ? { do: 'identity' } : undefined
  if (key === 'm') return { do: 'microphone' }
  if (key === 'v') return { do: 'camera' }
  if (key === 'n') return situation.hasNext ? { do: 'next' } : { do: 'nothing', said: '次の方はいません。' }
  const step = stepOf(key, situation)
  return step && stepCommand(step, situation)
}

function stepCommand(step: TalkStep, { slot, talk, isPending }: Situation): KeyCommand {
  const refusal = whyNot(step, slot, talk)
  if (refusal) return { do: 'nothing', said: refusal }
  // A question may be read while another step is under way; its answer waits for that.
  if (step === 'end') return { do: 'confirmEnd' }
  if (step === 'exit') return { do: 'openExit' }
  return isPending ? { do: 'nothing', said: stillSending } : { do: 'step', step }
}
