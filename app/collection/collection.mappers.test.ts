import { describe, expect, it } from 'vitest'
import {
  lotteryItem,
  movieItem,
  photoItem,
  preorderItem,
  privilegeStoryItem,
  readStoryItem,
  missingPhotosView,
  specialItem,
  ticketItem,
  unlockedStoryItem,
  watchedItem,
} from './collection.mappers.ts'

const time = '2026-01-30T03:00:00Z'
const ofChannel = { ipId: 'todai', ipName: '灯台放送局', oshiColor: '#1464c8' }
const story = {
  ...ofChannel,
  storyGroupId: 'boat',
  name: '紙の舟',
  genre: 'ORIGINAL',
  playType: 'SCROLL',
  episodeCount: 3,
  readEpisodeCount: 1,
} as const
const video = { ...ofChannel, videoId: 'v1', title: '深夜便', durationSeconds: 760 }
const hrefs = ({ actions }: { actions: readonly { href: string }[] }) => actions.map(({ href }) => href)
const facts = ({ facts: all = [] }: { facts?: readonly { term: string; words: string }[] | undefined }) =>
  Object.fromEntries(all.map(({ term, words }) => [term, words]))

describe('the view of an item on the collection’s wall', () => {
  it('of a photo has the number of copies and the mark for a new photo, and links to the home page’s photo wall (W096, C059)', () => {
    const item = photoItem({
      ...ofChannel,
      photoId: 'a/b',
      name: '五人の花道',
      image: '/p.webp',
      rarity: 'SSR',
      ownedCount: 2,
      acquiredTime: time,
    } as never)
    expect(item).toMatchObject({ key: 'photo:a/b', kinds: ['photo'], rarity: 'SSR', owned: 2, isGot: true })
    expect(item.channel).toMatchObject({ id: 'todai', name: '灯台放送局', seed: '#1464c8' })
    expect(hrefs(item)[0]).toBe('/home/photos?photo=a%2Fb')
  })

  it('of a photo whose id is no valid Unicode still has a link, and throws nothing', () => {
    expect(hrefs(photoItem({ ...ofChannel, photoId: '\ud800', name: '', acquiredTime: time } as never))[0]).toBe(
      '/home/photos?photo=%EF%BF%BD',
    )
  })

  it('of a received movie has the same key as the entry of the watched movie, so the movie is on the wall once (W140, W141, C064, C065)', () => {
    const movie = movieItem({ ...video, acquiredTime: time, isViewed: false, accessEndTime: time } as never)
    const watched = watchedItem({ ...video, lastViewedTime: time } as never)
    expect(movie.key).toBe(watched.key)
    expect(facts(movie)).toMatchObject({ 視聴: 'まだ見ていません', 視聴期限: '2026/01/30(金) 12:00' })
    expect([movie.isGot, watched.isGot]).toEqual([true, undefined])
    expect(hrefs(movie)).toEqual(hrefs(watched))
  })

  it('of a readable story has the same key as the entry of the read story; a privilege story links to its own page (W142–W144, C060–C062)', () => {
    const read = readStoryItem({ ...story, lastReadTime: time } as never)
    const unlocked = unlockedStoryItem({ ...story, availableEpisodeCount: 2, acquiredTime: time } as never)
    expect(read.key).toBe(unlocked.key)
    expect(facts(unlocked)).toEqual({ 開いた話: '2話', 読んだ話: '1/3話' })
    const given = privilegeStoryItem({ ...story, storyPrivilegeGroupId: 'boat', acquiredTime: time } as never)
    const readOfIt = readStoryItem({ ...story, genre: 'PRIVILEGE', lastReadTime: time } as never)
    expect(readOfIt.key).toBe(given.key)
    expect(given.key).not.toBe(read.key)
    expect(hrefs(given)).toEqual(['/collection/todai/story/privilege/boat'])
    expect(hrefs(readOfIt)).toEqual(hrefs(given))
  })

  it.each([
    ['MISSING', 'まだ入力されていません', 'お届け先を入力する'],
    ['ENTERED', '入力済み', '特典チケットを見る'],
    ['LATER_THAN_THIS_APP', 'わかりません', '特典チケットを見る'],
  ])('of a ticket whose address is %s shows %s and offers %s (W145, C067)', (addressState, words, label) => {
    const item = ticketItem({ ...ofChannel, ticketId: 't', name: 'お返事', acquiredTime: time, addressState } as never)
    expect(facts(item)['お届け先']).toBe(words)
    expect(item.actions.map((action) => action.label)).toEqual([label])
  })

  it.each([
    ['WAITING', '発表を待っています', '抽選を見る'],
    ['LOST', '落選しました', '結果を見る'],
    ['LATER_THAN_THIS_APP', 'わかりません', '結果を見る'],
  ])('of a lottery that is %s shows %s and offers %s (W146, C069)', (resultState, words, label) => {
    const lottery = { lotteryId: 'l', name: '小旗', entryCount: 2, lastEntryTime: time, announcementTime: time }
    const item = lotteryItem({ ...ofChannel, ...lottery, resultState } as never)
    expect(facts(item)).toMatchObject({ 結果: words, 応募: '2口' })
    expect(item.actions.map((action) => action.label)).toEqual([label])
  })

  it('of a preorder shows how many items were bought (W147, C070)', () => {
    const preorder = { preorderId: 'p', name: '台本', lastPurchaseTime: time, itemCount: 2, consumeCoin: 12_000 }
    expect(facts(preorderItem({ ...ofChannel, ...preorder } as never))).toEqual({ 予約: '2点、12,000コイン' })
  })

  it('of a special page of a channel has no link if its URL is neither a page of the app nor an http(s) address (C066)', () => {
    const special = { ...ofChannel, specialId: 's', title: '特集', publicationEndTime: time }
    const item = (url: string) => specialItem({ ...special, url } as never)
    expect(hrefs(item('javascript:alert(1)'))).toEqual([])
    expect(item('https://example.com/x').actions).toEqual([
      { label: '外部サイトを開く', href: 'https://example.com/x' },
    ])
    expect(item('https://example.com/x').time).toBeUndefined()
  })
})

it('the collection’s wall has one empty seat for each photo with an owned count of 0, and none for a photo with an unknown count (Q255, C077)', () => {
  const photo = (itemId: string, ownedCount?: number) => ({
    type: 'PHOTO',
    itemId,
    name: itemId,
    rarity: 'R',
    ownedCount,
  })
  const items = [photo('a', 0), photo('b', 1), photo('c'), photo('a', 0), { ...photo('d', 0), type: 'STORY' }]
  expect(missingPhotosView(items as never).map(({ id }) => id)).toEqual(['a'])
})
