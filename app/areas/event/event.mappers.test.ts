import type { BbsEntry } from '@tsudoi/contracts/event/event.endpoints'
import { describe, expect, it } from 'vitest'
import type { Muting } from '../../muting/muting.ts'
import {
  boardHref,
  boardQueryOf,
  boardEntriesOf,
  boardEntryView,
  eventEpisodeView,
  eventDetailView,
  eventListKindOf,
} from './event.mappers.ts'
import type { BoardPage } from './event.queries.ts'

const span = { startTime: '2026-01-31T12:00:00+09:00', endTime: '2026-01-31T14:00:00+09:00' }
const episode = {
  episodeId: 'night/1',
  eventId: 'harbour',
  title: '本番',
  holding: 'IN_HOLDING' as const,
  ...span,
  ipId: 'todai',
  ipName: '灯台放送局',
  eventTitle: '港の公開収録',
  bbsList: [],
  hasOnDemandVideo: true,
}
const entry = (bbsId: string, text = ''): BbsEntry => ({
  bbsId,
  authorName: 'めじろ',
  isOfficial: false,
  text,
  createTime: '2026-01-31T12:00:00Z',
})
const page = (...items: BbsEntry[]): BoardPage => ({ items, episode })

describe('an event (W127, C026)', () => {
  it('is shown with its episodes and the live talks of its tickets, each with a link to its page (Q322)', () => {
    const event = {
      eventId: 'harbour',
      ipId: 'todai',
      ipName: '灯台放送局',
      kind: 'LIVE' as const,
      holding: 'IN_HOLDING' as const,
      title: '港の公開収録',
      episodeCount: 1,
      ...span,
      hasFollowed: true,
      episodes: [episode],
      livetalkList: [{ livetalkId: 'pier-2', title: '放送のあとで', ...span }],
    }
    expect(eventDetailView({ event })).toMatchObject({
      href: '/event/harbour',
      start: '2026-01-31T03:00:00.000Z',
      isFollowed: true,
      cautions: [],
      episodes: [{ id: 'night/1', href: '/event/harbour/episode/night%2F1' }],
      livetalks: [{ title: '放送のあとで', href: '/livetalk/pier-2' }],
    })
  })

  it.each([
    ['', 'ahead'],
    ['list=over', 'over'],
    ['list=followed', 'followed'],
    ['list=<script>', 'ahead'],
  ])('has a list page, on which the query “%s” opens the list %s', (query, kind) => {
    expect(eventListKindOf(new URLSearchParams(query))).toBe(kind)
  })
})

describe('an episode (W128, C030, C031)', () => {
  it.each([
    ['none', { hasOnDemandVideo: false, hasTicket: true }],
    ['login', { hasTicket: undefined }],
    ['ticket', { hasTicket: false }],
    ['ready', { hasTicket: true }],
  ])('has the recording state “%s” if the server sends %j', (recording, more) => {
    expect(eventEpisodeView({ ...episode, ...more }).recording).toBe(recording)
  })

  it('has a board only if the server sends a period for the board', () => {
    expect(eventEpisodeView(episode).board).toBeUndefined()
    const bbsStartTime = '2026-01-30T12:00:00+09:00'
    expect(eventEpisodeView({ ...episode, bbsStartTime }).board).toEqual({ start: '2026-01-30T03:00:00.000Z' })
  })
})

describe('a bulletin board (W128, C030, C033)', () => {
  it('shows an entry once even if a new entry has moved the earlier one to a second page (Q203)', () => {
    const pages = [page(entry('c'), entry('b')), page(entry('b'), entry('a'))]
    expect(boardEntriesOf(pages).map(({ bbsId }) => bbsId)).toEqual(['c', 'b', 'a'])
  })

  it('links an entry to the board with the current search, and to the entry’s author if the author is known', () => {
    const view = boardEntryView({ ...entry('b&1'), accountId: 'acc-1' }, '/event/e/episode/n?q=%E6%B1%BD')
    expect(view).toMatchObject({ href: '/event/e/episode/n?q=%E6%B1%BD&entry=b%261', author: { href: '/user/acc-1' } })
    expect(boardEntryView(entry('b'), '/x').author.href).toBeUndefined()
  })

  it.each<[string, Partial<BbsEntry>, string, boolean]>([
    ['its text has a muted word', { text: 'きのうのライブ' }, 'acc-sora', true],
    ['its author’s name has a muted word', { authorName: 'ライブ好き' }, 'acc-sora', true],
    ['it has no muted word', { text: '星' }, 'acc-sora', false],
    ['the reader has written it', { text: 'きのうのライブ', accountId: 'acc-sora' }, 'acc-sora', false],
    ['its author and the reader are guests', { text: 'きのうのライブ', accountId: undefined }, '', true],
  ])('covers an entry by the muted words of the event’s channel: %s (Q512)', (_, more, reader, isCovered) => {
    const coverOf: Muting['coverOf'] = ({ key, texts, channelId }) =>
      key === 'board/b' && channelId === 'todai' && texts.some((text) => text?.includes('ライブ'))
        ? { words: ['ライブ'], onOpen: () => undefined }
        : undefined
    const view = boardEntryView({ ...entry('b'), ...more }, '/x', { reader, muting: { coverOf }, channelId: 'todai' })
    expect(view.muted?.words).toEqual(isCovered ? ['ライブ'] : undefined)
  })

  it('keeps the search text and the open entry in the URL (Q197)', () => {
    const board = '/event/e/episode/n'
    const found = boardHref(board, { search: '汽笛 &' })
    expect(boardQueryOf(new URLSearchParams(found.split('?')[1]))).toEqual({ search: '汽笛 &', entry: undefined })
    expect(boardHref(`${found}&entry=b`, {})).toBe(found)
    expect(boardHref(`${found}&entry=b`, { search: '' })).toBe(board)
  })

  it('removes from the search text control characters, which the server would reject (Q379)', () => {
    const searchOf = (query: string) => boardQueryOf(new URLSearchParams(query)).search
    expect(['q=%00', 'q=a%0Ab', 'q=%7Fx', 'q=+x+'].map(searchOf)).toEqual(['', 'a b', 'x', 'x'])
  })

  it('cuts a search text that is too long between graphemes, to the length that the server accepts (S134)', () => {
    const searchOf = (words: string) => boardQueryOf(new URLSearchParams({ q: words })).search
    expect(searchOf('👨‍👩‍👧'.repeat(100))).toBe('👨‍👩‍👧'.repeat(100))
    expect(searchOf(`${'星'.repeat(99)}😀😀`)).toBe(`${'星'.repeat(99)}😀`)
    const stacked = `か${'\u3099'.repeat(90)}`
    expect(searchOf(`${stacked}${stacked}`)).toBe(stacked)
  })
})
