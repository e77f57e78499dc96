import { durationParts, durationText } from '../../text/durationText.ts'
import type { TalkCall, TalkDevice, TalkNetwork } from './call.types.ts'

/** The number of penlights in the countdown row of a talk. */
export const penlightCount = 12

/** The penlights still lit when `seconds` of `totalSeconds` are left; the last penlight goes out at the end. */
export function litPenlights(seconds: number, totalSeconds: number): number {
  if (!(totalSeconds > 0) || !(seconds > 0)) return 0
  return Math.min(penlightCount, Math.ceil((seconds / totalSeconds) * penlightCount))
}

/** A duration as on a clock: 0:42. For screen readers use `spokenCallTime`. */
export const callClockText = (seconds: number) => durationText(seconds)

/** A duration in words: 1分20秒; 0秒 at the end. */
export function spokenCallTime(time: number): string {
  const { hours, minutes, seconds } = durationParts(time)
  const parts = [hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`, seconds > 0 && `${seconds}秒`]
  return parts.filter(Boolean).join('') || '0秒'
}

/** Whole seconds from `now` until an instant (both ISO 8601), at least 0. */
export const secondsUntil = (iso: string, now: string) =>
  Math.max(0, Math.ceil((Date.parse(iso) - Date.parse(now)) / 1000)) || 0

/** The connection state as text. */
export const networkText: Readonly<Record<TalkNetwork, string>> = {
  connecting: 'つないでいます',
  up: '通信は良好です',
  weak: '通信が不安定です',
  recovering: 'つなぎ直しています',
  down: '通信が切れたので、つながるまで試します',
}

const deviceNames: Readonly<Record<TalkDevice, string>> = { microphone: 'マイク', camera: 'カメラ' }

/** That the other participant cannot be heard or seen now; empty if both devices send. */
export const remoteOffText = (devices: readonly TalkDevice[] = []): string =>
  devices.length > 0 ? `お相手の${devices.map((device) => deviceNames[device]).join('と')}が止まっています。` : ''

/** The text of the live region: each message is announced once; the running clock is not announced. */
export function callAnnouncement({ remaining, network, isTalkingMuted, remoteOff }: TalkCall): string {
  if (remaining?.warning) return `のこり${remaining.warning}秒です。`
  if (isTalkingMuted) return 'マイクがオフのままです。'
  return network === 'up' ? remoteOffText(remoteOff) : `${networkText[network]}。`
}
