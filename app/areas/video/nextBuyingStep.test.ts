import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'
import { expect, it } from 'vitest'
import { nextBuyingStep, type BuyingContext } from './nextBuyingStep.ts'

const rental: VideoSummary = {
  id: 'night',
  title: '第47夜',
  href: '',
  kind: 'ONDEMAND',
  badge: 'NONE',
  access: 'RENTAL',
  coins: 100,
  rentalHours: 48,
  hasAccess: false,
  end: '2026-03-31T14:59:59Z',
}
const known: BuyingContext = { isMember: true, coins: 100, now: '2026-01-31T12:00:00Z' }
const step = (rest: Partial<BuyingContext> = {}, video: Partial<VideoSummary> = {}) =>
  nextBuyingStep({ ...rental, ...video }, { ...known, ...rest })

it('before a video is bought, the app shows the confirmation if the member has enough coins or their number is unknown (W086)', () => {
  expect(step()).toBe('buy')
  expect(step({ coins: undefined })).toBe('buy')
  expect(step({}, { access: 'PURCHASE' })).toBe('buy')
})

it('before a video is bought, the app shows the coin shop to a member with too few coins, and the login to a guest (W086, S068)', () => {
  expect(step({ coins: 99 })).toBe('coins')
  expect(step({ isMember: false, coins: 0 })).toBe('login')
})

it('the app shows no dialog for buying a video that is not sold for coins, is accessible, or is no longer published', () => {
  expect(step({}, { hasAccess: true })).toBe('none')
  expect(step({}, { access: 'SERIAL_CODE' })).toBe('none')
  expect(step({}, { coins: undefined })).toBe('none')
  expect(step({ now: '2026-03-31T14:59:59Z' })).toBe('none')
})
