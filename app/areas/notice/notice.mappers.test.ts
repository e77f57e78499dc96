import { noticeCategories, type NoticeDetail } from '@tsudoi/contracts/notice/notice.endpoints'
import { describe, expect, it } from 'vitest'
import { deadlinesHrefOf, noticeTextView } from './notice.mappers.ts'

const notice: NoticeDetail = {
  noticeId: 'fifty',
  category: 'CAMPAIGN',
  title: 'お礼をお渡しします',
  text: '下の「受け取る」からどうぞ。',
  publishedTime: '2026-01-30T03:00:00Z',
  assetList: [{ itemKind: 'COIN', name: 'コイン', amount: 100 }],
  acquireEndTime: '2026-02-14T14:59:00Z',
  isAcquired: false,
}
const giftAt = (now: string, change: Partial<NoticeDetail> = {}) =>
  noticeTextView({ ...notice, ...change }, undefined, now).gift
const early = '2026-02-01T00:00:00.000Z'

describe('the gift of a notice (R035, W067)', () => {
  it('can be acquired until its end time, which is exclusive (Q70)', () => {
    expect(giftAt('2026-02-14T14:58:59.999Z')?.acquire).toEqual({ state: 'open' })
    expect(giftAt('2026-02-14T14:59:00.000Z')?.acquire).toMatchObject({ state: 'closed' })
    expect(giftAt(early, { acquireEndTime: undefined })?.acquire).toEqual({ state: 'open' })
  })

  it('is shown as acquired, even after the gift’s end time', () => {
    expect(giftAt('2027-01-01T00:00:00.000Z', { isAcquired: true })?.acquire).toEqual({
      state: 'acquired',
      isLimited: false,
    })
  })

  it('shows a login button to a guest, because the server does not say to a guest whether the gift was acquired (S067, S068)', () => {
    expect(giftAt(early, { isAcquired: undefined })?.acquire).toEqual({ state: 'guest' })
  })

  it('is shown with the result of the attempt on this visit rather than with the notice’s own state', () => {
    const limited = { state: 'acquired', isLimited: true } as const
    expect(noticeTextView(notice, limited, early).gift?.acquire).toBe(limited)
  })

  it('is undefined for a notice without assets', () => {
    expect(giftAt(early, { assetList: undefined })).toBeUndefined()
    expect(giftAt(early, { assetList: [] })).toBeUndefined()
  })
})

describe('the link to the deadlines of a notice (Q479)', () => {
  const gift = { acquireEndTime: '2026-02-01T00:00:00Z' }
  const linked = noticeCategories.map((category) => [category, category === 'CAMPAIGN'] as const)

  it.each([...linked, ['UNKNOWN', false] as const])('is there for the category %s: %s', (category, isLinked) =>
    expect(deadlinesHrefOf({ category }, true)).toBe(isLinked ? '/mypage/deadlines' : undefined),
  )

  it.each([...noticeCategories, 'UNKNOWN' as const])(
    'is there for a gift with an end, in the category %s',
    (category) => expect(deadlinesHrefOf({ category, ...gift }, true)).toBe('/mypage/deadlines'),
  )

  it.each([...noticeCategories, 'UNKNOWN' as const])('is not there for a guest, in the category %s', (category) =>
    expect(deadlinesHrefOf({ category, ...gift }, false)).toBeUndefined(),
  )

  it('is not there before the notice has loaded', () => expect(deadlinesHrefOf(undefined, true)).toBeUndefined())
})
