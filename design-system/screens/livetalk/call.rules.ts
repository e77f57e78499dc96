import { durationParts, durationText } from '../../text/durationText.ts'
import type { TalkCall, TalkNetwork } from './call.types.ts'

/** Sticks in the row that goes dark while a talk goes on. */
export const talkSticks = 12

/** How many of them are still lit: the last one goes out with the talk. */
export function litSticks(seconds: number, of: number): number {
  if (!(of > 0) || !(seconds > 0)) return 0
  return Math.min(talkSticks, Math.ceil((seconds / of) * talkSticks))
}

/** 0:42, as a clock shows it; read aloud in words. */
export const clockText = (seconds: number) => durationText(seconds)

/** 1分20秒 in words; 0秒 at the end. */
export function spokenTime(time: number): string {
  const { hours, minutes, seconds } = durationParts(time)
  const parts = [hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`, seconds > 0 && `${seconds}秒`]
  return parts.filter(Boolean).join('') || '0秒'
}

/** Whole seconds from `now` until an instant, never below 0; both ISO. */
export const secondsUntil = (iso: string, now: string) =>
  Math.max(0, Math.ceil((Date.parse(iso) - Date.parse(now)) / 1000)) || 0

/** How the connection stands, in words. */
export const networkText: Readonly<Record<TalkNetwork, string>> = {
  connecting: 'つないでいます',
  up: '通信は良好です',
  weak: '通信が不安定です',
  recovering: 'つなぎ直しています',
  down: '通信が切れたので、つながるまで試します',
}

/** Said aloud once each; nothing of a running clock is. */
export function spokenNews({ remaining, network, isTalkingMuted }: TalkCall): string {
  if (remaining?.warning) return `のこり${remaining.warning}秒です。`
  if (isTalkingMuted) return 'マイクがオフのままです。'
  return network === 'up' ? '' : `${networkText[network]}。`
}
