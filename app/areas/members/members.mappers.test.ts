import { describe, expect, it } from 'vitest'
import { pageAtPath } from '../../router/pageAtPath.ts'
import { notFoundPage } from '../../pages.ts'
import { personView } from '../../mappers/person.mappers.ts'
import { mypageLinkGroups } from './mypage.mappers.ts'
import { ownPages } from './ownPages.ts'
import { ownProfileView } from './profile.mappers.ts'
import { reservedTalksView } from './talks.mappers.ts'

const sora = { accountId: 'acc-sora', nickName: 'そら', uniqueName: 'sora2026', isOfficial: false, channelFollowers: 4 }

describe('a member’s public profile (R032, X19, S071)', () => {
  it('has no name, birthday, gender or prefecture, even if a server sends them', () => {
    const leaky = {
      ...sora,
      firstName: 'そら',
      lastName: '青井',
      birthday: '2001-01-01',
      gender: 1,
      email: 'a@example.jp',
    }
    expect(personView(leaky)).toEqual({
      id: 'acc-sora',
      nickName: 'そら',
      uniqueName: 'sora2026',
      image: undefined,
      isOfficial: false,
      follows: 4,
    })
  })

  it('is marked as official if the server sends this mark', () => {
    expect(personView({ ...sora, isOfficial: true }).isOfficial).toBe(true)
  })
})

describe('the member’s own profile (R010, W043)', () => {
  it('contains the answers that the member has given, and empty texts for missing answers', () => {
    const answers = { firstName: 'はる', lastName: '小春', birthday: '2004-02-29', gender: 2 as const, prefecture: 14 }
    expect(ownProfileView({ ...sora, ...answers })?.answers).toEqual({
      firstName: 'はる',
      lastName: '小春',
      birthday: { year: '2004', month: '2', day: '29' },
      gender: '2',
      prefecture: '14',
    })
    expect(ownProfileView(sora)?.answers).toEqual({
      firstName: '',
      lastName: '',
      birthday: { year: '', month: '', day: '' },
      gender: '',
      prefecture: '',
    })
    expect(ownProfileView(undefined)).toBeUndefined()
  })
})

const heldTicket = {
  ticketId: 'pier',
  name: '観覧券',
  ticketCount: 1,
  acquiredTime: '2026-01-31T12:00:00Z',
  event: {
    eventId: 'harbour',
    ipId: 'todai',
    ipName: '灯台放送局',
    kind: 'LIVE' as const,
    holding: 'IN_HOLDING' as const,
    title: '港の公開収録',
    startTime: '2026-01-31T12:00:00Z',
    endTime: '2026-01-31T14:00:00Z',
    episodeCount: 1,
  },
  episodes: [],
}

describe('the page /mypage (R030, W062)', () => {
  const links = (waiting: Parameters<typeof mypageLinkGroups>[0]) =>
    mypageLinkGroups(waiting).flatMap((group) => group.links)

  it('links only to existing pages, and to each page once', () => {
    const hrefs = [...links({}), ...ownPages].map(({ href }) => href)
    expect(hrefs.filter((href) => pageAtPath(href) === notFoundPage)).toEqual([])
    expect(new Set(links({}).map(({ href }) => href)).size).toBe(links({}).length)
  })

  it('shows for each kind how many things wait for the member, and no number if the count is 0', () => {
    const news = (waiting: Parameters<typeof mypageLinkGroups>[0]) => links(waiting).flatMap((link) => link.news ?? [])
    expect(news({})).toEqual([])
    expect(news({ unread: 0, presents: { count: 0, isMore: false } })).toEqual([])
    expect(news({ unread: 3, presents: { count: 2, isMore: false } })).toEqual(['2件', '未読3件'])
    expect(news({ unread: 100, presents: { count: 100, isMore: true } })).toEqual(['100件以上', '未読99+件'])
  })

  it('links to the live talks in which the member has a slot, each once, the earliest first (R030, C024, Q322)', () => {
    const talk = (livetalkId: string, minute: number) => ({
      livetalkId,
      title: livetalkId,
      startTime: '2026-01-31T12:00:00Z',
      slotStartTime: `2026-01-31T12:0${minute}:00Z`,
    })
    const { slotStartTime: _, ...free } = talk('free', 1)
    const tickets = [[talk('later', 5), free], [talk('next', 2), talk('later', 4)], undefined].map((livetalkList) => ({
      ...heldTicket,
      livetalkList,
    }))
    const start = '2026-01-31T12:00:00.000Z'
    expect(reservedTalksView(tickets)).toEqual([
      { title: 'next', href: '/livetalk/next', start, slotStart: '2026-01-31T12:02:00.000Z' },
      { title: 'later', href: '/livetalk/later', start, slotStart: '2026-01-31T12:04:00.000Z' },
    ])
    expect(reservedTalksView(tickets).filter(({ href }) => pageAtPath(href).path !== '/livetalk/:id')).toEqual([])
  })
})
