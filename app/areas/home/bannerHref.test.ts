import { bannerLinkTargets, type BannerLinkTarget } from '@tsudoi/contracts/home/home.endpoints'
import { describe, expect, it } from 'vitest'
import { bannerHref } from './bannerHref.ts'

const whole = () => true
const ipId = 'todai'

/** Every target with the value it needs, and its URL if all pages of the specification exist. */
const targets: Readonly<Record<BannerLinkTarget, [linkValue: string | undefined, href: string]>> = {
  GACHA_LIST: [undefined, '/channel/todai/gacha'],
  NOTICE: ['welcome', '/notification/welcome'],
  SHOP: [undefined, '#shop'],
  CHANNEL: [undefined, '/channel/todai'],
  STORY: ['letters', '/channel/todai/story/letters'],
  STORY_LIST: [undefined, '/channel/todai/story'],
  MOVIE: ['night48', '/channel/todai/movie/night48'],
  MOVIE_LIST: [undefined, '/channel/todai/movie'],
  SPECIAL_MOVIE: ['making', '/channel/todai/movie/making'],
  SPECIAL_LIST: [undefined, '/channel/todai/special'],
  LIMITED_MISSION: [undefined, '/channel/todai/special'],
  EXTERNAL_LINK: ['https://todai.example.jp/letter?week=49', 'https://todai.example.jp/letter?week=49'],
  LIVE_TALK_GROUP: ['summer', '/livetalk/group/summer'],
  VOTE_RANKING: ['last-song', '/vote/ranking/last-song'],
  VOTE_COOP: ['firewood', '/vote/coop/firewood'],
}

it('a banner whose URL has the app’s own origin opens inside the app, and one whose URL has another origin opens outside (Q377)', () => {
  const of = (linkValue: string) => bannerHref({ linkTarget: 'EXTERNAL_LINK', linkValue })
  expect(of(`${location.origin}/channel/todai?tab=posts#top`)).toBe('/channel/todai?tab=posts#top')
  expect(of(`${location.origin}//evil.example/x`)).toBe(`${location.origin}//evil.example/x`)
  expect(of('https://todai.example.jp/letter')).toBe('https://todai.example.jp/letter')
})

describe('the link of a banner on the home page (R071, W163, Q32, Q33, Q242)', () => {
  it.each(bannerLinkTargets)('is the app’s page for the banner’s target kind %s', (linkTarget) => {
    const [linkValue, href] = targets[linkTarget]
    expect(bannerHref({ ipId, linkTarget, linkValue }, whole)).toBe(href)
  })

  it.each(bannerLinkTargets)('is the page of an area that exists if the banner’s target kind is %s', (linkTarget) => {
    const [linkValue] = targets[linkTarget]
    expect(bannerHref({ ipId, linkTarget, linkValue })).toMatch(
      /^(\/channel\/todai|\/notification\/|#shop|https:|\/livetalk|\/vote\/)/,
    )
  })

  it('is the nearest existing page, such as the channel’s video list instead of a video, if the app has no page for the target', () => {
    const only =
      (...there: string[]) =>
      (href: string) =>
        there.includes(href)
    const movie = { ipId, linkTarget: 'MOVIE', linkValue: 'night48' } as const
    expect(bannerHref(movie, only('/channel/todai', '/channel/todai/movie'))).toBe('/channel/todai/movie')
    expect(bannerHref(movie, only('/channel/todai'))).toBe('/channel/todai')
    const talk = { linkTarget: 'LIVE_TALK_GROUP', linkValue: 'summer' } as const
    expect(bannerHref({ ...talk, ipId }, only('/channel/todai'))).toBe('/channel/todai')
    expect(bannerHref(talk, only('/channel/todai'))).toBeUndefined()
  })

  it('is the channel’s page for a banner without a target, and the channel list for a banner without a channel', () => {
    expect(bannerHref({ ipId })).toBe('/channel/todai')
    expect(bannerHref({})).toBe('/channel')
    expect(bannerHref({ linkTarget: 'NOTICE' })).toBe('/notification')
  })

  it('is undefined if the banner’s target kind is unknown or the target lacks its value', () => {
    expect(bannerHref({ ipId, linkTarget: 'UNKNOWN', linkValue: 'x' }, whole)).toBeUndefined()
    expect(bannerHref({ linkTarget: 'STORY_LIST' }, whole)).toBeUndefined()
    expect(bannerHref({ linkTarget: 'GACHA_LIST' }, whole)).toBeUndefined()
    expect(bannerHref({ linkTarget: 'VOTE_RANKING' }, whole)).toBeUndefined()
    expect(bannerHref({ ipId, linkTarget: 'EXTERNAL_LINK' }, whole)).toBeUndefined()
  })

  it('encodes an id, so that the id remains one path segment', () => {
    const href = bannerHref({ ipId: '../admin', linkTarget: 'STORY', linkValue: '../../x?y#z' }, whole)
    expect(href).toBe('/channel/..%2Fadmin/story/..%2F..%2Fx%3Fy%23z')
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'tsudoi://maintenance',
    'blob:https://example.jp/1',
    '//evil.example',
    '/home',
    'evil.example',
    'https://',
    'https://tsudoi.example@evil.example/',
    'https://user:pass@evil.example/',
    '',
  ])('is undefined for the external URL %j (X15)', (linkValue) => {
    expect(bannerHref({ ipId, linkTarget: 'EXTERNAL_LINK', linkValue }, whole)).toBeUndefined()
  })

  it.each(['https://todai.example.jp/', 'http://todai.example.jp/', 'HTTPS://TODAI.example.jp/'])(
    'is the external URL %s, which opens outside the app',
    (linkValue) => {
      expect(bannerHref({ linkTarget: 'EXTERNAL_LINK', linkValue }, whole)).toBe(new URL(linkValue).href)
    },
  )
})
