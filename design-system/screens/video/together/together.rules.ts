import { timeText } from '../../../text/dateTimeText.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import type { PenlightColour, TogetherState } from './together.types.ts'

/** The Japanese names of the penlights' colours. */
export const penlightNames: Readonly<Record<PenlightColour, string>> = {
  pink: 'ピンク',
  red: '赤',
  yellow: '黄色',
  green: '緑',
  blue: '青',
  purple: '紫',
}

/** The first line of the panel. `startTime` is ISO 8601. */
export function togetherTitle(state: TogetherState, startTime: string): string {
  switch (state) {
    case 'before':
      return `${timeText(startTime)}から一緒に見る`
    case 'on':
      return '一緒に見ています'
    case 'over':
      return '一緒に見る時間は終わりました'
    default:
      return '一緒に見る時刻のないページとして開きました'
  }
}

/** Why the page plays the video as usual instead of together, as text. */
export const togetherProblems: Readonly<Record<'unreadable' | 'tooFar' | 'unsupported', string>> = {
  unreadable: 'リンクの時刻を読みとれませんでした。リンクの全体を、もう一度開いてください。',
  tooFar: 'リンクの時刻は、24時間より前か、30日より先です。新しいリンクを送ってもらってください。',
  unsupported: 'この動画は、時刻を決めて一緒に見ることができません。',
}

/** The number of viewers who watch or wait, as text. The number includes the user. */
export function viewersText(state: TogetherState, count: number): string {
  const what = state === 'before' ? '待って' : '見て'
  return count <= 1 ? `いま${what}いるのは、あなただけです。` : `いま${groupedDigits(count)}人で${what}います。`
}

/**
 * Where a penlight is in the row, in per cent of the width. Consecutive ones are far from each other, and the last ones
 * are not cut at the end of a phone.
 */
export const placeOfWave = (id: number): number => (id * 37) % 91
