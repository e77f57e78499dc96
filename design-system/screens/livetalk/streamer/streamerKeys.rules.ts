/** Maps shortcut keys of the streamer's page to commands. */

import { focusKindOf } from '../../video/player/playerKeys.rules.ts'
import { whyStepImpossible } from './streamer.rules.ts'
import type { StreamerSlot, StaffTalk, StaffStep } from './streamer.types.ts'

/** What a key does. `confirmEnd` and `openExit` open a dialog: no key ends a talk directly. */
export type StreamerKeyCommand =
  | { do: 'step'; step: StaffStep }
  | { do: 'confirmEnd' | 'openExit' | 'identity' | 'microphone' | 'camera' | 'next' | 'help' }
  /** The step is impossible now: only the reason is shown. */
  | { do: 'nothing'; said: string }

/** A shortcut key of the streamer's page. */
export interface StreamerKey {
  key: string
  /** What the key does, as text for the list of keys. */
  does: string
}

/** All shortcut keys of the page, in the order of the list. */
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

/** Why a key does nothing while a step is in flight. */
export const stepInFlightText = '前の操作を送っています。'

interface Situation {
  slot: StreamerSlot
  talk: StaffTalk
  hasNext: boolean
  /** Whether a step is in flight, so that no other one can be started. */
  isPending: boolean
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  target: {
    tagName: string
    type?: string | undefined
    isContentEditable?: boolean | undefined
    role?: string | null | undefined
  }
}

const stepOf = (key: string, { slot }: Situation): StaffStep | undefined => {
  if (key === 'r') return slot.isRecording ? 'endRecording' : 'startRecording'
  if (key === 's') return 'start'
  if (key === 'e') return 'end'
  return key === 'x' ? 'exit' : undefined
}

/**
 * Maps a key press to a command; undefined when the key belongs to the browser or a form field. Repeats of a held key
 * are ignored.
 */
export function streamerCommandOf(pressed: Pressed, situation: Situation): StreamerKeyCommand | undefined {
  const { ctrlKey, metaKey, altKey, repeat, target } = pressed
  const on = focusKindOf(target)
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

function stepCommand(step: StaffStep, { slot, talk, isPending }: Situation): StreamerKeyCommand {
  const refusal = whyStepImpossible(step, slot, talk)
  if (refusal) return { do: 'nothing', said: refusal }
  // The confirmation may open while another step is in flight; confirming it is blocked until then.
  if (step === 'end') return { do: 'confirmEnd' }
  if (step === 'exit') return { do: 'openExit' }
  return isPending ? { do: 'nothing', said: stepInFlightText } : { do: 'step', step }
}
