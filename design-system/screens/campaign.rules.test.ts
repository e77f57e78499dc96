import { describe, expect, it } from 'vitest'
import type { CampaignSummary } from './campaign.types.ts'
import { campaignKindLine, campaignRowState, campaignTimeText, openCampaigns } from './campaign.rules.ts'

const lottery: CampaignSummary = {
  id: 'LOTTERY-1',
  kind: 'LOTTERY',
  name: '抽選',
  channel: { id: 'todai', name: '灯台放送局', href: '/channel/todai' },
  href: '/lottery/1',
  start: '2026-01-30T03:00:00.000Z',
  end: '2026-02-02T14:59:00.000Z',
  result: '2026-02-04T09:00:00.000Z',
  state: 'OPEN',
}

describe('a row in the list of campaigns', () => {
  it.each([
    ['before it opens', '2026-01-29T00:00:00.000Z', 'COMING', '1/30', '抽選　1/30 12:00から', 'まもなく'],
    ['while it is open', '2026-01-31T00:00:00.000Z', 'OPEN', '2/2', '抽選　2/2 23:59まで', '残り2日'],
    ['on its last day', '2026-02-02T12:00:00.000Z', 'OPEN', '23:59', '抽選　2/2 23:59まで', '残り2時間'],
    ['after an entry', '2026-01-31T00:00:00.000Z', 'ENTERED', '2/2', '抽選　2/2 23:59まで', '応募済み'],
    ['before the result', '2026-02-03T00:00:00.000Z', 'CLOSED', '2/4', '抽選　2/4 18:00発表', '結果待ち'],
    ['with a result', '2026-02-05T00:00:00.000Z', 'WON', '2/4', '抽選　2/4 18:00発表', '当選'],
  ] as const)('shows the next time and the state of the campaign %s', (_, now, state, time, line, text) => {
    const campaign = { ...lottery, state }
    expect(campaignTimeText(campaign, now)).toBe(time)
    expect(campaignKindLine(campaign, now)).toBe(line)
    expect(campaignRowState(campaign, now).text).toBe(text)
  })

  it('marks the last 24 hours of a campaign as urgent, but only while the member can still take part', () => {
    expect(campaignRowState(lottery, '2026-02-02T12:00:00.000Z').tone).toBe('urgent')
    expect(campaignRowState({ ...lottery, state: 'ENTERED' }, '2026-02-02T12:00:00.000Z').tone).toBe('plain')
  })

  it('is rendered without an error if the kind and the state are unknown and the times are unreadable', () => {
    const unknownCampaign = {
      ...lottery,
      kind: 'UNKNOWN' as const,
      state: 'UNKNOWN' as const,
      start: '',
      end: 'soon',
      result: '',
    }
    expect(campaignTimeText(unknownCampaign, '2026-02-02T12:00:00.000Z')).toBe('--')
    expect(campaignKindLine(unknownCampaign, '2026-02-02T12:00:00.000Z')).toBe('キャンペーン')
    expect(campaignRowState(unknownCampaign, '2026-02-02T12:00:00.000Z').text).toBe('終了')
  })
})

describe('the list of open campaigns', () => {
  it('contains the campaigns in which the member can take part now, the one with the nearest end first', () => {
    const later = { ...lottery, id: 'later', end: '2026-02-09T00:00:00.000Z' }
    const entered = { ...lottery, id: 'entered', state: 'ENTERED' as const }
    const over = { ...lottery, id: 'over', end: '2026-01-30T12:00:00.000Z' }
    const open = openCampaigns([later, entered, lottery, over], '2026-01-31T00:00:00.000Z')
    expect(open.map(({ id }) => id)).toEqual(['LOTTERY-1', 'later'])
  })
})
