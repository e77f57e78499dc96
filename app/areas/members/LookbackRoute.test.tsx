import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { resetClock, setServerTime } from '../../time/clock.ts'
import { lookbackShareOffer } from './lookbackShareOffer.ts'
import { Component as LookbackRoute } from './LookbackRoute.tsx'

const server = memberHost()
afterEach(() => {
  cleanup()
  resetClock()
})

const now = '2026-11-29T03:00:00.000Z'
const seek = { hasNext: false }
const empty = {
  list: [],
  total: 0,
  lottery: [],
  preorder: [],
  hasNext: false,
  videos: [],
  storyGroups: [],
  photos: [],
  seek,
}
const ofChannel = (id: string) => ({ ipId: id, ipName: `${id}局`, oshiColor: '#1464c8' })
const photo = (name: string, acquiredTime: string, more: object = {}) => ({
  ...ofChannel('todai'),
  photoId: name,
  name,
  image: 'a.webp',
  rarity: 'R',
  ownedCount: 1,
  acquiredTime,
  ...more,
})
const video = (name: string, lastViewedTime: string) => ({
  ...ofChannel('benio'),
  videoId: name,
  title: name,
  lastViewedTime,
})
const profile = (birthday?: string) => ({
  profile: {
    accountId: 'acc-hikari',
    nickName: 'ひかり',
    uniqueName: 'hikari',
    firstName: '名',
    lastName: '姓',
    birthday,
  },
})

interface Host {
  photos?: object[]
  videos?: object[]
  birthday?: string
  failing?: readonly string[]
}

/** Mocks a host with these lists. The paths in `failing` answer 500, until the test empties the list. */
function host({ photos = [], videos = [], birthday, failing = [] }: Host) {
  const asked: string[] = []
  server.use(
    http.get('*', ({ request }) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      if (failing.some((path) => pathname.endsWith(path)))
        return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
      if (pathname.endsWith('/v2/profile')) return HttpResponse.json(profile(birthday))
      return HttpResponse.json({ ...empty, photos, total: photos.length, videos })
    }),
  )
  return asked
}

function open(search = '') {
  setServerTime(now, Date.now())
  render(
    <Queries>
      <MemoryRouter initialEntries={[`/mypage/lookback${search}`]}>
        <LookbackRoute />
      </MemoryRouter>
    </Queries>,
  )
}
const row = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent
const loaded = () => waitFor(() => expect(document.querySelector('[data-loading], [data-skeleton]')).toBeNull())
const offer = (search = '') => lookbackShareOffer('/mypage/lookback', search)

describe('the page ふりかえり (Q523)', () => {
  const photos = [photo('湖', '2026-11-01T00:00:00Z'), photo('夜', '2026-01-01T00:00:00Z', { rarity: 'SSR' })]

  it('counts the year’s records of all lists, and links to their pages', async () => {
    host({ photos, videos: [video('第一夜', '2026-02-01T00:00:00Z')] })
    open()
    await loaded()
    expect(row('手に入れた写真')).toContain('2種類')
    expect(row('最初の写真')).toContain('夜')
    expect(row('いちばんレアな写真')).toContain('SSR夜')
    expect(row('見た動画')).toContain('1本')
    expect(row('いちばん記録の多いチャンネル')).toContain('todai局')
    expect(screen.getByRole('link', { name: '第一夜' }).getAttribute('href')).toBe(
      `/channel/benio/movie/${encodeURIComponent('第一夜')}`,
    )
  })

  it('requests no coin history until the user presses the button to see the used coins', async () => {
    const asked = host({ photos })
    open()
    await loaded()
    const money = () => asked.filter((path) => /currency|coin|transaction|purchase/.test(path))
    expect(money()).toEqual([])
    const button = screen.getByRole('button', { name: '使ったコインも見る' })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(money()).toEqual([expect.stringContaining('/v2/currency/history')]))
    expect(document.activeElement?.textContent).toBe('使ったコインを隠す')
  })

  it('names the lists that failed to load instead of showing their numbers, and reloads only these', async () => {
    const failing = ['/v2/collection/video/ondemand']
    const asked = host({ photos, failing })
    open()
    await loaded()
    expect(screen.getByRole('alert').textContent).toContain('動画の記録を読みこめませんでした。')
    expect(row('見た動画')).toContain('読みこめませんでした')
    expect(row('いちばん記録の多いチャンネル')).toContain('読みこめませんでした')
    failing.length = 0
    asked.length = 0
    fireEvent.click(screen.getByRole('button', { name: 'もう一度読みこむ' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(asked.map((path) => path.replace(/^.*\/v2/, '/v2'))).toEqual(['/v2/collection/video/ondemand'])
  })

  it('leaves out only the live talks if the host has no list of campaigns', async () => {
    host({ photos })
    server.use(http.get('*/v2/campaign', () => new HttpResponse(null, { status: 404 })))
    open()
    await loaded()
    expect(screen.queryByText('ライブトーク')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(row('いちばん記録の多いチャンネル')).toContain('todai局')
  })

  it('shows a single message if every list failed to load', async () => {
    host({ failing: ['photo', 'ondemand', 'history', 'ticket', 'campaign', 'lottery', 'preorder'] })
    open()
    await loaded()
    expect(screen.getByRole('alert').textContent).toContain('サーバーで問題が起きました')
    expect(screen.queryByText('手に入れた写真')).toBeNull()
  })

  it('says that a year is empty, and offers no year before the first record', async () => {
    host({ photos: [photo('湖', '2025-11-01T00:00:00Z')] })
    open()
    expect(await screen.findByText('2026年の記録はまだありません')).toBeTruthy()
    const years = screen.getByRole('navigation', { name: '年' })
    expect(Array.from(years.querySelectorAll('a'), ({ textContent }) => textContent)).toEqual(['2026年', '2025年'])
    expect(screen.queryByRole('navigation', { name: '1年のはじまり' })).toBeNull()
  })

  it('begins the year with the member’s birthday on request', async () => {
    host({ photos, birthday: '2004-06-01' })
    open('?from=birthday&year=2025')
    await loaded()
    expect(screen.getByText(/^2025年の誕生日からの1年の推し活/)).toBeTruthy()
    expect(row('最初の写真')).toContain('夜')
    expect(row('手に入れた写真')).toContain('1種類')
  })
})

describe('the picture of a year (Q525)', () => {
  const photos = [photo('湖', '2026-11-01T00:00:00Z')]

  it('has the year’s numbers in the colour of its channel, and links to that channel', async () => {
    host({ photos })
    open()
    await loaded()
    expect(offer()).toEqual({
      path: '/channel/todai',
      title: '2026年の推し活｜tsudoi 集い',
      picture: {
        channel: { id: 'todai', seed: '#1464c8' },
        title: '2026年の推し活',
        figures: [
          { label: '手に入れた写真', value: '1種類' },
          { label: '記録のある日', value: '1日' },
        ],
        notes: ['いちばん記録の多いチャンネル　todai局', '集い'],
      },
    })
  })

  it('contains neither money, nor a name, nor the birthday, even if the page shows the used coins', async () => {
    host({ photos, birthday: '2004-06-01' })
    open('?from=birthday')
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: '使ったコインも見る' }))
    const text = JSON.stringify(offer('?from=birthday'))
    expect(text).toContain('"1年の推し活')
    expect(text).not.toMatch(/コイン|円|ひかり|hikari|姓|2004|誕生日|2026年|06-01|6月/)
  })

  it('names no channel and no number from a list that failed to load', async () => {
    host({ photos, failing: ['/v2/collection/video/ondemand'] })
    open()
    await loaded()
    expect(offer()).toMatchObject({ path: '/channel', picture: { figures: [{ value: '1種類' }], notes: ['', '集い'] } })
  })

  it('is not offered for an empty year, while lists are loading, or on another page', async () => {
    expect(offer()).toBeUndefined()
    host({ photos })
    open()
    await loaded()
    expect(offer('?year=2020')).toBeUndefined()
    expect(lookbackShareOffer('/mypage', '')).toBeUndefined()
  })
})
