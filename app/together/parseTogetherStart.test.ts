import { describe, expect, it } from 'vitest'
import { parseTogetherStart, invitationText, togetherStartRange, suggestedTogetherStart } from './parseTogetherStart.ts'

const now = Date.parse('2026-12-05T11:52:30Z')
const startTime = '2026-12-05T12:00:00.000Z'

describe('the time that is chosen for a link to watch together (Q531)', () => {
  it('is typed in Japan’s time, and the suggestion is the next full hour at least ten minutes ahead', () => {
    expect(parseTogetherStart('2026-12-05T21:00', now)).toEqual({ startTime })
    expect(suggestedTogetherStart(now)).toBe('2026-12-05T22:00')
    expect(suggestedTogetherStart(Date.parse('2026-12-05T11:50:00Z'))).toBe('2026-12-05T21:00')
    expect(togetherStartRange(now)).toEqual({ min: '2026-12-05T20:53', max: '2027-01-04T20:52' })
  })

  it('loses seconds, which some browsers let the user type', () => {
    expect(parseTogetherStart('2026-12-05T21:00:45', now)).toEqual({ startTime })
  })

  it.each([
    ['', /日付と時刻/],
    ['きょう', /日付と時刻/],
    ['2026-12-05T20:52', /過ぎた時刻/],
    ['2027-01-04T20:53', /30日より先/],
  ])('is refused if %j was typed', (typed, error) =>
    expect(parseTogetherStart(typed, now)).toEqual({ error: expect.stringMatching(error) as string }),
  )

  it('is in the shared sentence with Japan’s time zone, and on a device abroad with that device’s time zone, too', () => {
    expect(invitationText('深夜便', startTime, undefined)).toBe(
      '2026/12/05(土) 21:00（日本時間）から一緒に見ませんか。\n深夜便',
    )
    expect(invitationText('深夜便', startTime, 'Europe/London')).toContain('（Europe/Londonでは 2026/12/05(土) 12:00）')
  })
})
