import { deviceWords, type DeviceWords, type Surface } from '../devices/deviceFaults.ts'
import type { DeviceFault } from '../devices/devices.types.ts'
import type { Kind } from '../engine/MediaEngine.ts'
import type { CallFaultKind } from './call.types.ts'

/** What a fault's action does. */
export type FaultAction = 'retry-device' | 'next-device' | 'reconnect' | 'relay' | 'take-over' | 'rejoin'

/** What is wrong, before it has words. */
export type CallTrouble = { on: 'device'; device: DeviceFault } | { on: 'call'; kind: CallOnlyKind }
type CallOnlyKind = 'network-lost' | 'network-blocked' | 'other-tab' | 'room-refused'

/** A fault without the function behind its button. */
export interface FaultWords {
  kind: CallFaultKind
  title: string
  text: string
  action: { does: FaultAction; label: string }
  isLight: boolean
}

const ofCall: Readonly<Record<CallOnlyKind, Omit<FaultWords, 'kind'>>> = {
  'network-lost': {
    title: '通信が途切れています',
    text: '電波の良い場所に移ってください。自動でつなぎ直しています。',
    action: { does: 'reconnect', label: '今すぐつなぎ直す' },
    isLight: true,
  },
  'network-blocked': {
    title: 'この回線では通話できません',
    text: '別のWi-Fiかモバイル回線に切り替えてから、もう一度お試しください。',
    action: { does: 'relay', label: '別の経路でつなぐ' },
    isLight: false,
  },
  'other-tab': {
    title: '別の画面で通話しています',
    text: 'ここで続けると、もう一方の画面は止まります。',
    action: { does: 'take-over', label: 'この画面で続ける' },
    isLight: false,
  },
  'room-refused': {
    title: 'ルームに入れませんでした',
    text: '入室の期限が切れました。もう一度入り直してください。',
    action: { does: 'rejoin', label: 'もう一度入る' },
    isLight: false,
  },
}

const deviceKinds = {
  refused: { audio: 'microphone-refused', video: 'camera-refused' },
  missing: { audio: 'device-missing', video: 'device-missing' },
  'in-use': { audio: 'device-in-use', video: 'device-in-use' },
  lost: { audio: 'device-lost', video: 'device-lost' },
  black: { audio: 'camera-black', video: 'camera-black' },
  silent: { audio: 'microphone-silent', video: 'microphone-silent' },
} as const

const deviceActions: Readonly<Record<DeviceWords['action']['does'], FaultAction>> = {
  retry: 'retry-device',
  'next-device': 'next-device',
}

/** The words of a trouble and what its one button does. Without a device one still sees, hears and talks. */
export function faultWords(trouble: CallTrouble, surface: Surface): FaultWords {
  if (trouble.on === 'call') return { kind: trouble.kind, ...ofCall[trouble.kind] }
  const { kind, cause } = trouble.device
  const { title, text, action } = deviceWords(kind, cause, surface)
  const named = { label: action.label, does: deviceActions[action.does] }
  return { kind: deviceKinds[cause][kind], title, text, action: named, isLight: true }
}

const gravest: readonly CallOnlyKind[] = ['other-tab', 'room-refused', 'network-blocked', 'network-lost']

/** The one trouble that is shown: first what ends the talk, then what keeps the other side from hearing and seeing. */
export function gravestOf(troubles: readonly CallTrouble[]): CallTrouble | undefined {
  const rank = (trouble: CallTrouble) => {
    if (trouble.on === 'call') return gravest.indexOf(trouble.kind)
    return gravest.length + (trouble.device.kind === ('audio' satisfies Kind) ? 0 : 1)
  }
  return [...troubles].sort((one, other) => rank(one) - rank(other))[0]
}
