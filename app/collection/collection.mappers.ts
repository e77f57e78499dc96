import { encodeUrlPart } from '../encodeUrlPart.ts'
import type * as wire from '@tsudoi/contracts/collection/collection.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getGachaDetail } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { CollectedItem, MissingPhoto } from '@tsudoi/design-system/screens/collection/collection.types'
import { coinText } from '@tsudoi/design-system/text/coinText'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { durationText } from '@tsudoi/design-system/text/durationText'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../mappers/channel.mappers.ts'
import { channelRefView } from '../mappers/channelRef.mappers.ts'
import { pictureOf } from '../mappers/pictureOf.ts'
import { specialHref } from '../mappers/special.mappers.ts'
import { paths } from '../paths.ts'

interface ItemOfChannel {
  ipId: string
  ipName: string
  oshiColor?: string | undefined
  image?: string | undefined
  description?: string | undefined
}

const commonFields = ({ image, description, ...channel }: ItemOfChannel) => ({
  image: pictureOf(image),
  description,
  channel: channelRefView(channel),
})

type ItemIn<List, Name extends keyof List> = List[Name] extends readonly (infer Item)[] ? Item : never

/** Converts a collected photo to an item of the wall (C059). */
export const photoItem = (photo: ItemIn<ResponseOf<typeof wire.listCollectedPhotos>, 'photos'>): CollectedItem => ({
  ...commonFields(photo),
  key: `photo:${photo.photoId}`,
  kinds: ['photo'],
  name: titleOf(photo.name),
  rarity: photo.rarity,
  owned: photo.ownedCount,
  time: normalisedInstant(photo.acquiredTime),
  isGot: true,
  actions: [
    { label: 'ホームに飾る', href: `${paths.homePhotos}?photo=${encodeUrlPart(photo.photoId)}` },
    { label: 'ホームの背景をえらぶ', href: paths.homeBackground },
  ],
})

const lengthOf = (seconds: number | undefined) =>
  seconds === undefined ? [] : [{ term: '長さ', words: durationText(seconds) }]

/** Converts a movie that the member received to an item of the wall (C064). */
export const movieItem = (movie: ItemIn<ResponseOf<typeof wire.listCollectedMovies>, 'movies'>): CollectedItem => ({
  ...commonFields(movie),
  key: `video:${movie.videoId}`,
  kinds: ['movie'],
  name: titleOf(movie.title),
  time: normalisedInstant(movie.acquiredTime),
  isGot: true,
  facts: [
    ...lengthOf(movie.durationSeconds),
    { term: '視聴', words: movie.isViewed ? '視聴済み' : 'まだ見ていません' },
    ...(movie.accessEndTime ? [{ term: '視聴期限', words: dateTimeText(movie.accessEndTime) }] : []),
  ],
  actions: [{ label: '見る', href: paths.movie(movie.ipId, movie.videoId) }],
})

/** Converts a video that the member has watched to an item of the wall (C065). */
export const watchedItem = (video: ItemIn<ResponseOf<typeof wire.listCollectedVideos>, 'videos'>): CollectedItem => ({
  ...commonFields(video),
  key: `video:${video.videoId}`,
  kinds: ['watched'],
  name: titleOf(video.title),
  time: normalisedInstant(video.lastViewedTime),
  facts: lengthOf(video.durationSeconds),
  actions: [{ label: 'もう一度見る', href: paths.movie(video.ipId, video.videoId) }],
})

type ReadGroup = ItemIn<ResponseOf<typeof wire.listReadStoryGroups>, 'storyGroups'>

const readingOf = ({ readEpisodeCount, episodeCount }: Pick<ReadGroup, 'readEpisodeCount' | 'episodeCount'>) => ({
  term: '読んだ話',
  words: `${readEpisodeCount}/${episodeCount}話`,
})

/** The key and the link of a privilege story, which has a page of its own (R066). */
const privilegeOf = (ipId: string, groupId: string) => ({
  key: `privilege-story:${groupId}`,
  actions: [{ label: '読む', href: paths.privilegeStory(ipId, groupId) }],
})

const storyOf = ({ genre, ipId, storyGroupId }: Pick<ReadGroup, 'genre' | 'ipId' | 'storyGroupId'>) =>
  genre === 'PRIVILEGE'
    ? privilegeOf(ipId, storyGroupId)
    : { key: `story:${storyGroupId}`, actions: [{ label: '読む', href: paths.storyGroup(ipId, storyGroupId) }] }

/** Converts a story that the member has read to an item of the wall (C060). */
export const readStoryItem = (group: ReadGroup): CollectedItem => ({
  ...commonFields(group),
  ...storyOf(group),
  kinds: ['read'],
  name: titleOf(group.name),
  time: normalisedInstant(group.lastReadTime),
  facts: [readingOf(group)],
})

/** Converts a story with unlocked episodes to an item of the wall (C061). */
export const unlockedStoryItem = (
  group: ItemIn<ResponseOf<typeof wire.listUnlockedStoryGroups>, 'storyGroups'>,
): CollectedItem => ({
  ...commonFields(group),
  ...storyOf(group),
  kinds: ['unlocked'],
  name: titleOf(group.name),
  time: normalisedInstant(group.acquiredTime),
  facts: [{ term: '開いた話', words: `${group.availableEpisodeCount}話` }, readingOf(group)],
})

/** Converts a story that the member received as a privilege to an item of the wall (C062). */
export const privilegeStoryItem = (
  group: ItemIn<ResponseOf<typeof wire.listPrivilegeStoryGroups>, 'storyPrivilegeGroups'>,
): CollectedItem => ({
  ...commonFields(group),
  ...privilegeOf(group.ipId, group.storyPrivilegeGroupId),
  kinds: ['privilegeStory'],
  name: titleOf(group.name),
  time: normalisedInstant(group.acquiredTime),
  isGot: true,
  facts: [readingOf(group)],
})

/** Converts a special page of a channel to an item of the wall (C066). */
export function specialItem(special: ItemIn<ResponseOf<typeof wire.listCollectedSpecials>, 'specials'>): CollectedItem {
  const href = specialHref(special.url)
  return {
    ...commonFields(special),
    key: `special:${special.specialId}`,
    kinds: ['special'],
    name: titleOf(special.title),
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

/** Converts a special privilege ticket to an item of the wall (C067). */
export const ticketItem = (ticket: ItemIn<ResponseOf<typeof wire.listPrivilegeTickets>, 'tickets'>): CollectedItem => ({
  ...commonFields(ticket),
  key: `ticket:${ticket.ticketId}`,
  kinds: ['ticket'],
  name: titleOf(ticket.name),
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

/** Converts a lottery that the member has entered to an item of the wall (C069). */
export const lotteryItem = (
  lottery: ItemIn<ResponseOf<typeof wire.listCollectedLotteries>, 'lottery'>,
): CollectedItem => ({
  ...commonFields(lottery),
  key: `lottery:${lottery.lotteryId}`,
  kinds: ['lottery'],
  name: titleOf(lottery.name),
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

/** Converts a preorder in which the member has bought something to an item of the wall (C070). */
export const preorderItem = (
  preorder: ItemIn<ResponseOf<typeof wire.listCollectedPreorders>, 'preorder'>,
): CollectedItem => ({
  ...commonFields(preorder),
  key: `preorder:${preorder.preorderId}`,
  kinds: ['preorder'],
  name: titleOf(preorder.name),
  time: normalisedInstant(preorder.lastPurchaseTime),
  facts: [
    { term: '予約', words: `${preorder.itemCount}点、${coinText(preorder.consumeCoin)}` },
    ...(preorder.delivery ? [{ term: 'お届け', words: preorder.delivery }] : []),
  ],
  actions: [{ label: '予約を見る', href: paths.preorder(preorder.preorderId) }],
})

type GachaItem = ResponseOf<typeof getGachaDetail>['itemList'][number]

/**
 * The photos of a gacha of which the member owns none, each once; the wall shows an empty seat for each. Leaves out a
 * photo if the server does not report how many the member owns.
 */
export function missingPhotosView(items: readonly GachaItem[]): MissingPhoto[] {
  const seats = items
    .filter(({ type, ownedCount }) => type === 'PHOTO' && ownedCount === 0)
    .map(({ itemId, name, rarity }) => [itemId, { id: itemId, name: titleOf(name), rarity }] as const)
  return [...new Map(seats).values()]
}
