import type * as wire from '@tsudoi/contracts/collection/collection.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getGachaDetail } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { CollectedItem, EmptySeat } from '@tsudoi/design-system/screens/collection/collection.types'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { durationText } from '@tsudoi/design-system/text/durationText'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { specialHref } from '../../mappers/special.mappers.ts'
import { paths } from '../../paths.ts'

interface OfChannel {
  ipId: string
  ipName: string
  oshiColor?: string
  image?: string
  description?: string
}

const headOf = ({ image, description, ...channel }: OfChannel) => ({
  image: pictureOf(image),
  description,
  channel: channelRefView(channel),
})

type In<List, Name extends keyof List> = List[Name] extends readonly (infer Item)[] ? Item : never

export const photoItem = (photo: In<ResponseOf<typeof wire.listCollectedPhotos>, 'photos'>): CollectedItem => ({
  ...headOf(photo),
  key: `photo:${photo.photoId}`,
  kinds: ['photo'],
  name: photo.name,
  rarity: photo.rarity,
  owned: photo.ownedCount,
  time: normalisedInstant(photo.acquiredTime),
  isGot: true,
  actions: [
    { label: 'ホームに飾る', href: `${paths.homePhotos}?photo=${encodeURIComponent(photo.photoId)}` },
    { label: 'ホームの背景をえらぶ', href: paths.homeBackground },
  ],
})

const lengthOf = (seconds: number | undefined) =>
  seconds === undefined ? [] : [{ term: '長さ', words: durationText(seconds) }]

export const movieItem = (movie: In<ResponseOf<typeof wire.listCollectedMovies>, 'movies'>): CollectedItem => ({
  ...headOf(movie),
  key: `video:${movie.videoId}`,
  kinds: ['movie'],
  name: movie.title,
  time: normalisedInstant(movie.acquiredTime),
  isGot: true,
  facts: [
    ...lengthOf(movie.durationSeconds),
    { term: '視聴', words: movie.isViewed ? '視聴済み' : 'まだ見ていません' },
    ...(movie.accessEndTime ? [{ term: '視聴期限', words: dateTimeText(movie.accessEndTime) }] : []),
  ],
  actions: [{ label: '見る', href: paths.movie(movie.ipId, movie.videoId) }],
})

export const watchedItem = (video: In<ResponseOf<typeof wire.listCollectedVideos>, 'videos'>): CollectedItem => ({
  ...headOf(video),
  key: `video:${video.videoId}`,
  kinds: ['watched'],
  name: video.title,
  time: normalisedInstant(video.lastViewedTime),
  facts: lengthOf(video.durationSeconds),
  actions: [{ label: 'もう一度見る', href: paths.movie(video.ipId, video.videoId) }],
})

type ReadGroup = In<ResponseOf<typeof wire.listReadStoryGroups>, 'storyGroups'>

const readingOf = ({ readEpisodeCount, episodeCount }: Pick<ReadGroup, 'readEpisodeCount' | 'episodeCount'>) => ({
  term: '読んだ話',
  words: `${readEpisodeCount}/${episodeCount}話`,
})

/** A privilege story has a page of its own (R066). */
const privilegeOf = (ipId: string, groupId: string) => ({
  key: `privilege-story:${groupId}`,
  actions: [{ label: '読む', href: paths.privilegeStory(ipId, groupId) }],
})

const storyOf = ({ genre, ipId, storyGroupId }: Pick<ReadGroup, 'genre' | 'ipId' | 'storyGroupId'>) =>
  genre === 'PRIVILEGE'
    ? privilegeOf(ipId, storyGroupId)
    : { key: `story:${storyGroupId}`, actions: [{ label: '読む', href: paths.storyGroup(ipId, storyGroupId) }] }

export const readStoryItem = (group: ReadGroup): CollectedItem => ({
  ...headOf(group),
  ...storyOf(group),
  kinds: ['read'],
  name: group.name,
  time: normalisedInstant(group.lastReadTime),
  facts: [readingOf(group)],
})

export const unlockedStoryItem = (
  group: In<ResponseOf<typeof wire.listUnlockedStoryGroups>, 'storyGroups'>,
): CollectedItem => ({
  ...headOf(group),
  ...storyOf(group),
  kinds: ['unlocked'],
  name: group.name,
  time: normalisedInstant(group.acquiredTime),
  facts: [{ term: '開いた話', words: `${group.availableEpisodeCount}話` }, readingOf(group)],
})

export const privilegeStoryItem = (
  group: In<ResponseOf<typeof wire.listPrivilegeStoryGroups>, 'storyPrivilegeGroups'>,
): CollectedItem => ({
  ...headOf(group),
  ...privilegeOf(group.ipId, group.storyPrivilegeGroupId),
  kinds: ['privilegeStory'],
  name: group.name,
  time: normalisedInstant(group.acquiredTime),
  isGot: true,
  facts: [readingOf(group)],
})

export function specialItem(special: In<ResponseOf<typeof wire.listCollectedSpecials>, 'specials'>): CollectedItem {
  const href = specialHref(special.url)
  return {
    ...headOf(special),
    key: `special:${special.specialId}`,
    kinds: ['special'],
    name: special.title,
    facts: [{ term: '公開', words: `${dateTimeText(special.publicationEndTime)} まで` }],
    actions: href === undefined ? [] : [{ label: href.startsWith('/') ? '開く' : '外部サイトを開く', href }],
  }
}

const addressText: Readonly<Record<string, string>> = {
  NOT_NEEDED: 'お届けはありません',
  MISSING: 'まだ入力されていません',
  ENTERED: '入力済み',
  CLOSED: '入力の期間は終わりました',
}

export const ticketItem = (ticket: In<ResponseOf<typeof wire.listPrivilegeTickets>, 'tickets'>): CollectedItem => ({
  ...headOf(ticket),
  key: `ticket:${ticket.ticketId}`,
  kinds: ['ticket'],
  name: ticket.name,
  time: normalisedInstant(ticket.acquiredTime),
  isGot: true,
  facts: [
    { term: 'お届け先', words: addressText[ticket.addressState] ?? 'わかりません' },
    ...(ticket.addressEndTime ? [{ term: '入力の締め切り', words: dateTimeText(ticket.addressEndTime) }] : []),
  ],
  actions: [
    {
      label: ticket.addressState === 'MISSING' ? 'お届け先を入力する' : '特典チケットを見る',
      href: paths.privilegeTicket(ticket.ticketId),
    },
  ],
})

const resultText: Readonly<Record<string, string>> = {
  WAITING: '発表を待っています',
  CHOOSING: '当選しました（賞品を選べます）',
  WON: '当選しました',
  LOST: '落選しました',
}

export const lotteryItem = (lottery: In<ResponseOf<typeof wire.listCollectedLotteries>, 'lottery'>): CollectedItem => ({
  ...headOf(lottery),
  key: `lottery:${lottery.lotteryId}`,
  kinds: ['lottery'],
  name: lottery.name,
  time: normalisedInstant(lottery.lastEntryTime),
  facts: [
    { term: '結果', words: resultText[lottery.resultState] ?? 'わかりません' },
    ...(lottery.prizeName ? [{ term: '賞', words: lottery.prizeName }] : []),
    { term: '応募', words: `${lottery.entryCount}口` },
    { term: '発表', words: dateTimeText(lottery.announcementTime) },
  ],
  actions: [
    lottery.resultState === 'WAITING'
      ? { label: '抽選を見る', href: paths.lottery(lottery.lotteryId) }
      : { label: '結果を見る', href: paths.lotteryResult(lottery.lotteryId) },
  ],
})

export const preorderItem = (
  preorder: In<ResponseOf<typeof wire.listCollectedPreorders>, 'preorder'>,
): CollectedItem => ({
  ...headOf(preorder),
  key: `preorder:${preorder.preorderId}`,
  kinds: ['preorder'],
  name: preorder.name,
  time: normalisedInstant(preorder.lastPurchaseTime),
  facts: [
    { term: '予約', words: `${preorder.itemCount}点、${preorder.consumeCoin.toLocaleString('ja-JP')}コイン` },
    ...(preorder.delivery ? [{ term: 'お届け', words: preorder.delivery }] : []),
  ],
  actions: [{ label: '予約を見る', href: paths.preorder(preorder.preorderId) }],
})

type GachaItem = ResponseOf<typeof getGachaDetail>['itemList'][number]

/** Photos that can be drawn and of which the member owns none, each once. A photo with an unknown count is left out. */
export function emptySeatsView(items: readonly GachaItem[]): EmptySeat[] {
  const seats = items
    .filter(({ type, ownedCount }) => type === 'PHOTO' && ownedCount === 0)
    .map(({ itemId, name, rarity }) => [itemId, { id: itemId, name, rarity }] as const)
  return [...new Map(seats).values()]
}
