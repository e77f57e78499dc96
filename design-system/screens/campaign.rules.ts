import { dayParts, isSameDay } from '../text/dayParts.ts'
import { timeText } from '../text/dateTimeText.ts'
import { remainingText } from '../text/remainingText.ts'
import type { CampaignKind, CampaignState, CampaignSummary } from './campaign.types.ts'
import { campaignKindText } from './campaignKind.rules.ts'

const stateTexts: Partial<Record<CampaignState, Partial<Record<CampaignKind, string>> & { default: string }>> = {
  ENTERED: {
    VOTE_RANKING: '投票済み',
    VOTE_COOP: '投票済み',
    LOTTERY: '応募済み',
    DRAW: '今日は参加済み',
    default: '参加済み',
  },
  RESERVED: { PREORDER: '注文済み', EVENT: 'チケットあり', LIVE_TALK_GROUP: '予約済み', default: '予約済み' },
  WON: { default: '当選' },
  LOST: { default: '落選' },
  RESULT: { default: '結果発表' },
  CLOSED: { LIVE_TALK_GROUP: '予約受付は終了', default: '終了しました' },
}

const at = (iso: string) => Date.parse(iso)

/** A moment as text: `19:00` on the same day in Japan, otherwise `1/31`; `--` when the moment cannot be read. */
function shortMoment(moment: string, now: string): string {
  if (isSameDay(moment, now)) return timeText(moment)
  const { month, day } = dayParts(moment)
  return month === '' ? '--' : `${month}/${day}`
}

/** The next relevant moment of a campaign: its opening, its end, or its result. */
export function nextCampaignTime({ start, end, result }: CampaignSummary, now: string): string {
  if (at(now) < at(start)) return start
  return at(now) < at(end) ? end : (result ?? end)
}

/** The time shown before a row, such as `1/31` or `19:00`: the next relevant moment. */
export const campaignTimeText = (campaign: CampaignSummary, now: string): string =>
  shortMoment(nextCampaignTime(campaign, now), now)

/**
 * A line such as `抽選 1/31 23:59まで`: the kind and the next moment; with `から` before the opening, `発表` before the
 * result.
 */
export function campaignKindLine(campaign: CampaignSummary, now: string): string {
  const { kind, start, end, result } = campaign
  const moment = nextCampaignTime(campaign, now)
  const { month, day } = dayParts(moment)
  const kindText = campaignKindText[kind]
  if (month === '') return kindText
  const ending = at(now) < at(start) ? 'から' : at(now) < at(end) ? 'まで' : result ? '発表' : '終了'
  return `${kindText}　${month}/${day} ${timeText(moment)}${ending}`
}

/** The state shown at the end of a row: 残り3日, まもなく, 応募済み, 当選 … */
export function campaignRowState(campaign: CampaignSummary, now: string): { text: string; tone: 'plain' | 'urgent' } {
  const { kind, state, start, end, result } = campaign
  const texts = stateTexts[state]
  if (state === 'CLOSED' && result && at(now) < at(result)) return { text: '結果待ち', tone: 'plain' }
  if (texts) return { text: texts[kind] ?? texts.default, tone: 'plain' }
  if (at(now) < at(start)) return { text: 'まもなく', tone: 'plain' }
  const { text, isUrgent } = remainingText(end, now)
  return { text, tone: isUrgent ? 'urgent' : 'plain' }
}

/** The campaigns in which the member can take part now, sorted by the nearest end. */
export const openCampaigns = (campaigns: readonly CampaignSummary[], now: string): CampaignSummary[] =>
  campaigns
    .filter(({ state, start, end }) => state === 'OPEN' && at(start) <= at(now) && at(now) < at(end))
    .toSorted((a, b) => at(a.end) - at(b.end))
