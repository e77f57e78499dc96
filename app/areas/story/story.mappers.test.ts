import { getStoryGroup, type StoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { playerHref } from './playerHref.ts'
import { storyGoneReason, readerNamesView, storyView } from './story.mappers.ts'

const group = {
  storyGroupId: 'group-1',
  ipId: 'ip-1',
  ipName: '星詠み通信',
  name: '星を読む夜',
  genre: 'MAIN' as const,
  playType: 'STORY_PLAY_TYPE_LANDSCAPE' as const,
  episodeCount: 2,
  readEpisodeCount: 1,
  publicationStartTime: '2026-01-01T00:00:00+09:00',
  publicationEndTime: '2026-03-31T14:59:59Z',
}
const episode: StoryEpisode = {
  storyEpisodeId: 'episode-1',
  title: '星図の裏側',
  consumeCoin: 30,
  badge: 'CHARGED',
  isRead: false,
  actionReward: { itemKind: 'PHOTO', itemId: 'p', name: '観測所の夜', amount: 1 },
}
const names = { lastName: '星野', firstName: 'ひかり' }
const nowhere = () => undefined
const failure = (messageCode: string, status = 400) =>
  new ApiError({ endpoint: getStoryGroup, kind: 'status', status, messageCode })

describe('the view of a story with its episodes (R052)', () => {
  it('contains badge, price, reward and position of each episode, and the time of the next free charge (S045, C103)', () => {
    const placeOf = (id: string) => (id === 'episode-1' ? { line: 3, of: 9, time: 1 } : undefined)
    const answer = {
      storyGroup: group,
      episodeList: [episode],
      charge: { hours: 24, nextTime: '2026-02-01T21:00:00+09:00' },
    }
    expect(storyView(answer, { placeOf })).toMatchObject({
      episodes: 2,
      read: 1,
      start: '2025-12-31T15:00:00.000Z',
      charge: { hours: 24, next: '2026-02-01T12:00:00.000Z' },
      episodeList: [
        { coins: 30, badge: 'CHARGED', isRead: false, reward: { name: '観測所の夜' }, place: { line: 3, of: 9 } },
      ],
    })
  })

  it('links to the player if the reader’s names are known, and otherwise to the dialog that asks the reader for names (Q65)', () => {
    const answer = { storyGroup: group, episodeList: [episode] }
    const hrefOf = (known?: typeof names) => storyView(answer, { names: known, placeOf: nowhere }).episodeList[0]?.href
    expect(hrefOf()).toBe('/channel/ip-1/story/group-1?by=read&episode=episode-1')
    expect(hrefOf(names)).toBe(playerHref(group, 'episode-1', names))
  })

  it('links to the portrait player if the orientation of the story is unknown (R062, R063)', () => {
    expect(playerHref(group, 'e', names)).toMatch(/^\/story\/STORY_PLAY_TYPE_LANDSCAPE\/MAIN\/ip-1\/group-1\/e\//)
    const strange = { ...group, playType: 'UNKNOWN' as const }
    expect(playerHref(strange, 'e', names)).toMatch(/^\/story\/STORY_PLAY_TYPE_PORTRAIT\//)
  })
})

it('the page of a story shows different messages for a missing story, a story whose period has ended, and a closed channel (C103)', () => {
  expect(storyGoneReason(failure('NotFound', 404))).toBe('notFound')
  expect(storyGoneReason(failure('OutOfTerm'))).toBe('over')
  expect(storyGoneReason(failure('UnavailableIpPublicationPeriod'))).toBe('channelClosed')
  expect(storyGoneReason(failure('Internal', 500))).toBeUndefined()
  expect(storyGoneReason(null)).toBeUndefined()
})

describe('the reader’s names on the page of a story (C106, C107)', () => {
  const ip = { ipId: 'ip-1', name: '星詠み通信', nameLimit: 10 }

  it('are the names that the member has registered, whatever names are stored on the device (X8)', () => {
    expect(readerNamesView({ ip, ...names }, { lastName: '別', firstName: '人' })).toEqual({ limit: 10, names })
  })

  it('are the names that a guest has stored on this device; undefined if the guest has stored none, or only one of the two names', () => {
    expect(readerNamesView({ ip }, names)).toEqual({ limit: 10, names })
    expect(readerNamesView({ ip, lastName: '星野' }, undefined)).toEqual({ limit: 10, names: undefined })
  })
})
