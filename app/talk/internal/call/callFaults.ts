import { deviceFaultMessage, type DeviceFaultMessage, type PageContainer } from '../devices/deviceFaults.ts'
import type { DeviceFault } from '../devices/devices.types.ts'
import type { MediaKind } from '../engine/MediaEngine.ts'
import type { CallFaultKind } from '../call.types.ts'

/** What the button of a fault does. */
export type FaultAction = 'retry-device' | 'next-device' | 'reconnect' | 'relay' | 'take-over' | 'rejoin'

/** A problem of a device or of the call, without its message. */
export type CallTrouble = { on: 'device'; device: DeviceFault } | { on: 'call'; kind: CallOnlyKind }
type CallOnlyKind = 'network-lost' | 'network-blocked' | 'other-tab' | 'room-refused'

/** The message about a fault. Its button has the name of a command instead of a function. */
export interface FaultMessage {
  kind: CallFaultKind
  title: string
  text: string
  action: { command: FaultAction; label: string }
  isLight: boolean
}

const callMessages: Readonly<Record<CallOnlyKind, Omit<FaultMessage, 'kind'>>> = {
  'network-lost': {
    title: '通信が途切れています',
    text: '電波の良い場所に移ってください。自動でつなぎ直しています。',
    action: { command: 'reconnect', label: '今すぐつなぎ直す' },
    isLight: true,
  },
  'network-blocked': {
    title: 'この回線では通話できません',
    text: '別のWi-Fiかモバイル回線に切り替えてから、もう一度お試しください。',
    action: { command: 'relay', label: '別の経路でつなぐ' },
    isLight: false,
  },
  'other-tab': {
    title: '別の画面で通話しています',
    text: 'ここで続けると、もう一方の画面は止まります。',
    action: { command: 'take-over', label: 'この画面で続ける' },
    isLight: false,
  },
  'room-refused': {
    title: 'ルームに入れませんでした',
    text: '入室の期限が切れました。もう一度入り直してください。',
    action: { command: 'rejoin', label: 'もう一度入る' },
    isLight: false,
  },
}

const deviceKinds = {
  refused: { audio: 'microphone-refused', video: 'camera-refused' },
  missing: { audio: 'device-missing', video: 'device-missing' },
  'in-use': { audio: 'device-in-use', video: 'device-in-use' },
  insecure: { audio: 'device-insecure', video: 'device-insecure' },
  lost: { audio: 'device-lost', video: 'device-lost' },
  muted: { audio: 'device-muted', video: 'device-muted' },
  replaced: { audio: 'device-replaced', video: 'device-replaced' },
  black: { audio: 'camera-black', video: 'camera-black' },
  silent: { audio: 'microphone-silent', video: 'microphone-silent' },
} as const

const deviceActions: Readonly<Record<DeviceFaultMessage['action']['command'], FaultAction>> = {
  retry: 'retry-device',
  'next-device': 'next-device',
}

/**
 * The message about a problem, with the command of its button. A device problem is light: the user still takes part in
 * the talk.
 */
export function faultMessage(trouble: CallTrouble, surface: PageContainer): FaultMessage {
  if (trouble.on === 'call') return { kind: trouble.kind, ...callMessages[trouble.kind] }
  const { kind, cause } = trouble.device
  const { title, text, action } = deviceFaultMessage(kind, cause, surface)
  const command = { label: action.label, command: deviceActions[action.command] }
  return { kind: deviceKinds[cause][kind], title, text, action: command, isLight: true }
}

const callProblemsBySeverity: readonly CallOnlyKind[] = ['other-tab', 'room-refused', 'network-blocked', 'network-lost']

/**
 * The problems, the most serious first: those of the call, then of the microphone, then of the camera. A microphone
 * that was replaced comes last, because the new one works.
 */
export function troublesBySeverity(troubles: readonly CallTrouble[]): CallTrouble[] {
  const rank = (trouble: CallTrouble) => {
    if (trouble.on === 'call') return callProblemsBySeverity.indexOf(trouble.kind)
    const isSolved = trouble.device.cause === 'replaced'
    const isCamera = trouble.device.kind === ('video' satisfies MediaKind)
    return callProblemsBySeverity.length + (isSolved ? 2 : isCamera ? 1 : 0)
  }
  return [...troubles].sort((one, other) => rank(one) - rank(other))
}

/** The message about the most serious problem. Its text also names the others, which have no button of their own. */
export function messageOfTroubles(
  [gravest, ...others]: readonly [CallTrouble, ...CallTrouble[]],
  surface: PageContainer,
): FaultMessage {
  const message = faultMessage(gravest, surface)
  return { ...message, text: [message.text, ...others.map((one) => `${faultMessage(one, surface).title}。`)].join('') }
}
