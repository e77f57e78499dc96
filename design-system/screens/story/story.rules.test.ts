import { describe, expect, it } from 'vitest'
import {
  episodeAccessOf,
  episodeAccessText,
  chargeStateOf,
  episodeNumber,
  isNewStory,
  isStoryOver,
  nextReading,
  storyProgressOf,
} from './story.rules.ts'
import type { StoryEpisode } from './story.types.ts'

const now = '2026-01-31T12:00:00Z'
const episode = (id: string, rest: Partial<StoryEpisode> = {}): StoryEpisode => ({
  id,
  title: id,
  coins: 0,
  href: `/${id}`,
  ...rest,
})

describe('an episode of a story', () => {
  it.each([
    [{ coins: 0 }, 'free'],
    [{ coins: 30, badge: 'PURCHASE' as const }, 'locked'],
    [{ coins: 30, badge: 'PURCHASED' as const }, 'bought'],
    [{ coins: 30, badge: 'CHARGED' as const }, 'charged'],
    [{ coins: 30, badge: 'UNKNOWN' as const }, 'locked'],
    [{ coins: 30 }, 'locked'],
  ])('with the properties %j has the access %s (S045, Q50)', (head, access) => {
    expect(episodeAccessOf(head)).toBe(access)
  })

  it('is not called bought if the member has opened it by the free charge (S045, W084)', () => {
    expect(episodeAccessText.charged).not.toMatch(/購入/)
    expect(new Set(Object.values(episodeAccessText)).size).toBe(3)
  })
})

it.each([
  ['第一話', '1'],
  ['第十話', '10'],
  ['第十二話', '12'],
  ['第二十夜', '20'],
  ['第九十九話', '99'],
  ['第３話', '3'],
  ['Episode 07', '7'],
  ['番外', '5'],
  [undefined, '5'],
])('the fifth episode of a story, with the label %s, has the number %s (W084)', (label, number) => {
  expect(episodeNumber(label, 4)).toBe(number)
})

describe('the free charge, which opens one episode of a story (W084)', () => {
  it('is ready, or has the server time at which it will be ready', () => {
    expect(chargeStateOf(undefined, now)).toBeUndefined()
    expect(chargeStateOf({ hours: 24 }, now)).toBe('ready')
    expect(chargeStateOf({ hours: 24, next: '2026-01-31T12:00:01Z' }, now)).toEqual({ next: '2026-01-31T12:00:01Z' })
    expect(chargeStateOf({ hours: 24, next: now }, now)).toBe('ready')
  })
})

describe('a story in a list (W083)', () => {
  it('is marked as new for a week, until the reader starts the story (Q162)', () => {
    const start = '2026-01-24T12:00:01Z'
    expect(isNewStory({ start }, now)).toBe(true)
    expect(isNewStory({ start, read: 0 }, now)).toBe(true)
    expect(isNewStory({ start, read: 1 }, now)).toBe(false)
    expect(isNewStory({ start: '2026-01-24T12:00:00Z' }, now)).toBe(false)
    expect(isNewStory({ start: '2026-02-01T00:00:00Z' }, now)).toBe(false)
  })

  it.each([
    [undefined, 3, 'unknown'],
    [0, 3, 'unread'],
    [1, 3, 'reading'],
    [3, 3, 'finished'],
    [0, 0, 'unread'],
  ])('with %s of %s episodes read has the progress %s', (read, episodes, progress) => {
    expect(storyProgressOf({ read, episodes })).toBe(progress)
  })

  it('has ended from its end time on, inclusive (Q70)', () => {
    expect(isStoryOver({ end: now }, now)).toBe(true)
    expect(isStoryOver({ end: '2026-01-31T12:00:00.001Z' }, now)).toBe(false)
  })
})

describe('the suggested next step in a story (W084)', () => {
  const place = (line: number, time = 1) => ({ line, of: 10, time })

  it('is to start at the first episode, also for a guest', () => {
    expect(nextReading({ episodeList: [episode('1', { isRead: false }), episode('2')] })).toMatchObject({
      kind: 'start',
      episode: { id: '1' },
    })
    expect(nextReading({ episodeList: [] })).toBeUndefined()
  })

  it('is to continue at the latest reading position, rather than to start an unread episode', () => {
    const list = [
      episode('1', { isRead: false }),
      episode('2', { place: place(4, 1) }),
      episode('3', { isRead: true, place: place(2, 9) }),
    ]
    expect(nextReading({ episodeList: list })).toMatchObject({ kind: 'continue', episode: { id: '3' } })
  })

  it('is to read the first unread episode, if the reader stopped in no episode between its first line and its end', () => {
    const read = { isRead: true }
    const list = [
      episode('1', { ...read, place: place(10) }),
      episode('2', { ...read, place: place(0) }),
      episode('3', { coins: 30, badge: 'PURCHASE', isRead: false, place: place(5) }),
    ]
    expect(nextReading({ episodeList: list })).toMatchObject({ kind: 'next', episode: { id: '3' } })
    expect(nextReading({ episodeList: list.slice(0, 2) })).toMatchObject({ kind: 'again', episode: { id: '1' } })
  })
})
