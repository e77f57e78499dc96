import { getProfile } from '@tsudoi/contracts/account/account.endpoints'
import { getAddress } from '@tsudoi/contracts/address/address.endpoints'
import { listFollows } from '@tsudoi/contracts/channel/channel.endpoints'
import { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import { listPosts, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { listViewingPurchases } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { isNotFound } from '../api/apiError.ts'
import { callLive } from '../api/callLive.ts'
import { laterItems } from '../later/laterEntries.ts'
import { laterStore } from '../later/laterStore.ts'
import { mediaUrl } from '../mappers/mediaUrl.ts'
import { pictureOf } from '../mappers/pictureOf.ts'
import { largestPageSize as limit } from '../queries/loadAllPages.ts'
import { nextOffset } from '../queries/nextOffset.ts'
import { collectionPageReaders } from './collectionPageReaders.ts'
import type { ExportItem, ExportKind } from './exportFormat.ts'
import type { PageReader } from './readLists.ts'

/** A picture or video that is not loaded yet. `source` is its URL; undefined if the server's address is invalid. */
type Unloaded<Item> = Omit<Item, 'file' | 'problem'> & { source: string | undefined }
type ReadPost = Omit<ExportItem<'posts'>, 'media'> & { media: Unloaded<ExportItem<'posts'>['media'][number]>[] }
type ReadProfile = Omit<ExportItem<'profile'>, 'picture'> & { picture?: Unloaded<object> | undefined }

/** The items of each kind as they are read: with the addresses of pictures instead of files. */
export type ReadItemByKind = { [Kind in Exclude<ExportKind, 'posts' | 'profile'>]: ExportItem<Kind> } & {
  posts: ReadPost
  profile: ReadProfile
}

/** How to read a page of each list of a kind. Each kind's lists are read one after the other. */
export type ExportSources = { readonly [Kind in ExportKind]: readonly PageReader<ReadItemByKind[Kind]>[] }

const levels = { '0': 'POST', '1': 'COMMENT', '2': 'REPLY', UNKNOWN: 'REPLY' } as const

function ownPost({
  postId,
  depth,
  type,
  typeId,
  text,
  createTime,
  updateTime,
  like,
  childrenCount,
  mediaList,
}: Post): ReadPost {
  return {
    id: postId,
    level: levels[depth],
    timeline: { type, id: typeId },
    text,
    createTime,
    updateTime,
    likeCount: like.count,
    answerCount: childrenCount,
    media: (mediaList ?? []).map(({ type: mediaType, url, width, height, alt }) => ({
      type: mediaType,
      width,
      height,
      alt,
      source: mediaUrl(url),
    })),
  }
}

/** Reads the member's profile and address. */
async function readProfile(accountId: string, signal: AbortSignal): Promise<ReadProfile> {
  const options = { signal, isSilent: true }
  const { profile } = await callLive(getProfile, {}, options)
  const { address } = await callLive(getAddress, {}, options)
  return {
    id: accountId,
    nickName: profile?.nickName,
    uniqueName: profile?.uniqueName,
    lastName: profile?.lastName,
    firstName: profile?.firstName,
    birthday: profile?.birthday,
    gender: profile?.gender,
    prefecture: profile?.prefecture,
    picture: profile?.image ? { source: pictureOf(profile.image) } : undefined,
    address,
  }
}

/**
 * Reads a page of the member's posts, with their comments and replies if the server can list them (Q501). For a member
 * without a profile, who has no posts, servers answer NotFound.
 */
const readPosts =
  (accountId: string): PageReader<ReadPost> =>
  async (after, signal) => {
    const params = { type: 'account', typeId: accountId }
    const query = { withAnswers: 'true' as const, 'seek.limit': limit, 'seek.lastCreateTime': after }
    try {
      const { postList, seek } = await callLive(listPosts, { params, query }, { signal, isSilent: true })
      const own = postList.filter(({ author }) => author.accountId === accountId)
      return { items: own.map(ownPost), next: seek.hasNext ? seek.lastCreateTime : undefined }
    } catch (error) {
      if (isNotFound(error)) return { items: [] }
      throw error
    }
  }

const readCoinOrders: PageReader<ReadItemByKind['orders']> = async (_after, signal) => {
  const { list } = await callLive(listTransactions, { query: { gateway: 'SBPS' } }, { signal, isSilent: true })
  return {
    items: list.map(({ transactionId, orderTime, itemName, price, status, paymentMethod }) => ({
      id: transactionId,
      kind: 'COINS',
      time: orderTime,
      name: itemName,
      price,
      status,
      method: paymentMethod,
    })),
    total: list.length,
  }
}

const readViewings: PageReader<ReadItemByKind['orders']> = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastPurchaseTime': after }
  const { list, seek } = await callLive(listViewingPurchases, { query }, { signal, isSilent: true })
  return {
    items: list.flatMap(({ event, episodes }) =>
      episodes.map(({ episodeId, title, purchaseTime, price }) => ({
        id: episodeId,
        kind: 'VIEWING' as const,
        time: purchaseTime,
        name: `${event.title} ${title}`,
        price,
      })),
    ),
    next: seek.hasNext ? seek.lastPurchaseTime : undefined,
  }
}

const readCoins: PageReader<ReadItemByKind['coins']> = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.order': 'DESC' as const, 'seek.lastTransactionTime': after }
  const { list, seek } = await callLive(listCoinHistory, { query }, { signal })
  return {
    items: list.map(({ assetHistoryId, transactionTime, message, platformType, ipName, optionCoin }) => ({
      id: assetHistoryId,
      time: transactionTime,
      message,
      platform: platformType,
      channelName: ipName,
      free: optionCoin.free,
      paid: optionCoin.paid,
    })),
    next: seek.hasNext ? seek.lastTransactionTime : undefined,
  }
}

const readFollows: PageReader<ReadItemByKind['follows']> = async (after, signal) => {
  const offset = Number(after ?? 0)
  const { list, total } = await callLive(listFollows, { query: { limit, offset } }, { signal, isSilent: true })
  return {
    items: list.map(({ ipId, name }) => ({ id: ipId, name })),
    next: nextOffset(offset, list.length, total)?.toString(),
    total,
  }
}

/** Reads the list あとで見る from this device. */
const readLater: PageReader<ReadItemByKind['later']> = async () => {
  const items = laterItems(laterStore.read()).map(({ href, kind, title, channel, keptAt }) => ({
    id: href,
    kind,
    title: kind === 'post' ? undefined : title,
    channel,
    keptTime: keptAt,
  }))
  return { items, total: items.length }
}

/**
 * How to read each list of the member with this account id. All answers come from the servers, never from a cache
 * (Q500).
 */
export const exportSources = (accountId: string): ExportSources => ({
  profile: [async (_after, signal) => ({ items: [await readProfile(accountId, signal)], total: 1 })],
  posts: [readPosts(accountId)],
  orders: [readCoinOrders, readViewings],
  coins: [readCoins],
  collection: collectionPageReaders,
  follows: [readFollows],
  later: [readLater],
})
