import type { Campaign, CampaignKind } from '@tsudoi/contracts/campaign/campaign'
import type { listCollectedLotteries, listPrivilegeTickets } from '@tsudoi/contracts/collection/collection.endpoints'
import type { Deadline as HostDeadline } from '@tsudoi/contracts/deadline/deadline'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getMemberLivetalk } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { NoticeDetail } from '@tsudoi/contracts/notice/notice.endpoints'
import type { Transaction } from '@tsudoi/contracts/payment/payment.endpoints'
import type { Present } from '@tsudoi/contracts/present/present.endpoints'
import type { Ticket } from '@tsudoi/contracts/ticket/ticket.endpoints'
import type { Deadline, DeadlineKind } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { assetText } from '@tsudoi/design-system/screens/asset.types'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'
import { assetView } from '../mappers/asset.mappers.ts'
import { campaignView } from '../mappers/campaign.mappers.ts'
import { normalisedInstant } from '../mappers/channel.mappers.ts'
import { ownPathIn } from '../ownPath.ts'
import { paths } from '../paths.ts'
import { deadlineKindByServerKind } from './deadlineKindByServerKind.ts'

type Lottery = ResponseOf<typeof listCollectedLotteries>['lottery'][number]
type PrivilegeTicket = ResponseOf<typeof listPrivilegeTickets>['tickets'][number]
type OwnLivetalk = ResponseOf<typeof getMemberLivetalk>

/** A video that the member can watch until a certain time: rented, or received. */
interface TimedVideo {
  videoId: string
  ipId: string
  ipName: string
  title: string
  accessEndTime?: string | undefined
}

const deadline = (kind: DeadlineKind, id: string, until: string, rest: Omit<Deadline, 'kind' | 'id' | 'until'>) => ({
  ...rest,
  id: `${kind}-${id}`,
  kind,
  until: normalisedInstant(until),
})

/** The link for a path that the server sends. For a path outside this app, it is the list of deadlines. */
const hrefOf = (path: string): string => ownPathIn(path) ?? paths.deadlines

/** Maps the deadlines from the call that returns all of them. The member can be reminded of each. */
export const hostDeadlines = (list: readonly HostDeadline[]): Deadline[] =>
  list.map(({ deadlineId, kind, name, ipName, endTime, path }) => ({
    id: deadlineId,
    kind: deadlineKindByServerKind[kind],
    title: titleOf(name),
    channelName: ipName === undefined ? undefined : channelNameOf(ipName),
    until: normalisedInstant(endTime),
    href: hrefOf(path),
  }))

const entryKinds: Readonly<Partial<Record<CampaignKind | 'UNKNOWN', DeadlineKind>>> = {
  LOTTERY: 'lotteryEntry',
  PREORDER: 'preorder',
  DRAW: 'prizeDraw',
  VOTE_RANKING: 'vote',
  VOTE_COOP: 'vote',
  LIVE_TALK_GROUP: 'reservation',
}

/**
 * Until when the member can take part in the campaigns of the channels that they follow, and when the results of those
 * in which they took part are announced. The results of lotteries are in the list of the member's lotteries.
 */
export const campaignDeadlines = (campaigns: readonly Campaign[], followed: ReadonlySet<string>): Deadline[] =>
  campaigns.flatMap((campaign) => {
    const { kind, ipId, ipName, campaignId, state, endTime, resultTime } = campaign
    const rest = {
      title: titleOf(campaign.name),
      channelName: channelNameOf(ipName),
      href: campaignView(campaign).href,
    }
    const entry = entryKinds[kind]
    if (state === 'OPEN' && entry && followed.has(ipId))
      return [deadline(entry, `${kind}-${campaignId}`, endTime, rest)]
    if (state === 'ENTERED' && kind !== 'LOTTERY' && resultTime)
      return [deadline('result', `${kind}-${campaignId}`, resultTime, rest)]
    return []
  })

/** When the results of the member's lotteries are announced, and until when they can choose a prize they have won. */
export const lotteryDeadlines = (lotteries: readonly Lottery[]): Deadline[] =>
  lotteries.flatMap(({ lotteryId, name, ipName, resultState, announcementTime, publicationEndTime }) => {
    const rest = { title: titleOf(name), channelName: channelNameOf(ipName) }
    if (resultState === 'WAITING')
      return [deadline('result', `LOTTERY-${lotteryId}`, announcementTime, { ...rest, href: paths.lottery(lotteryId) })]
    // The prize can be chosen as long as the lottery is shown (Q221).
    if (resultState === 'CHOOSING')
      return [deadline('choice', lotteryId, publicationEndTime, { ...rest, href: paths.lotteryResult(lotteryId) })]
    return []
  })

/** Until when the postal address of a privilege must be sent. */
export const addressDeadlines = (tickets: readonly PrivilegeTicket[]): Deadline[] =>
  tickets.flatMap(({ ticketId, name, ipName, addressState, addressEndTime }) =>
    addressState === 'MISSING' && addressEndTime
      ? [
          deadline('address', ticketId, addressEndTime, {
            title: titleOf(name),
            channelName: channelNameOf(ipName),
            href: paths.ticketAddress(ticketId),
          }),
        ]
      : [],
  )

/** Until when pending orders must be paid. */
export const orderDeadlines = (orders: readonly Transaction[]): Deadline[] =>
  orders.flatMap(({ transactionId, itemName, status, expiryTime, paymentMethod }) =>
    status === 'PENDING' && expiryTime
      ? [
          deadline(paymentMethod === 'CONVENIENCE' ? 'storePayment' : 'payment', transactionId, expiryTime, {
            title: titleOf(itemName),
            href: paths.orderHistory,
          }),
        ]
      : [],
  )

/** Until when presents can be received. */
export const presentDeadlines = (presents: readonly Present[]): Deadline[] =>
  presents.flatMap((present) =>
    present.expireTime
      ? [
          deadline('present', present.presentId, present.expireTime, {
            title: assetText(assetView(present)),
            href: paths.presents,
          }),
        ]
      : [],
  )

/** Until when the gifts of notices can be acquired, as far as the member has not acquired them. */
export const noticeGiftDeadlines = (notices: readonly NoticeDetail[]): Deadline[] =>
  notices.flatMap(({ noticeId, title, assetList = [], acquireEndTime, isAcquired }) =>
    assetList.length > 0 && acquireEndTime && !isAcquired
      ? [deadline('noticeGift', noticeId, acquireEndTime, { title: titleOf(title), href: paths.notice(noticeId) })]
      : [],
  )

/** Until when tickets are valid: to the end of their last performance. */
export const ticketDeadlines = (tickets: readonly Ticket[]): Deadline[] =>
  tickets.map(({ ticketId, name, event, episodes }) => {
    const ends = (episodes.length > 0 ? episodes : [event]).map(({ endTime }) => normalisedInstant(endTime))
    const rest = { title: titleOf(name), channelName: channelNameOf(event.ipName), href: paths.ticket(ticketId) }
    return deadline('ticket', ticketId, ends.toSorted().at(-1) ?? event.endTime, rest)
  })

/** Until when the member can watch rented and received videos. */
export const rentalDeadlines = (videos: readonly TimedVideo[]): Deadline[] =>
  videos.flatMap(({ videoId, ipId, ipName, title, accessEndTime }) =>
    accessEndTime
      ? [
          deadline('rental', videoId, accessEndTime, {
            title: titleOf(title),
            channelName: channelNameOf(ipName),
            href: paths.movie(ipId, videoId),
          }),
        ]
      : [],
  )

/** Until when the member can cancel their slots in live talks. */
export const cancellationDeadlines = (talks: readonly OwnLivetalk[]): Deadline[] =>
  talks.flatMap(({ livetalk, ip, slotList }) =>
    slotList
      .filter(({ state }) => state === 'FREE' || state === 'RESERVED' || state === 'WAITING')
      .map(({ slotId, ticketId, cancelDeadline }) =>
        deadline('cancellation', slotId, cancelDeadline, {
          title: titleOf(livetalk.title),
          channelName: channelNameOf(ip.name),
          href: paths.livetalkSlots(livetalk.livetalkId, ticketId),
        }),
      ),
  )

/** The live talks in which the member has a slot that has not begun at `now` (ISO 8601), the next one first. */
export const reservedLivetalkIds = (tickets: readonly Ticket[], now: string): string[] => [
  ...new Set(
    tickets
      .flatMap(({ livetalkList = [] }) => livetalkList)
      .flatMap(({ livetalkId, slotStartTime }) =>
        slotStartTime ? [{ livetalkId, at: Date.parse(slotStartTime) }] : [],
      )
      .filter(({ at }) => at > Date.parse(now))
      .toSorted((a, b) => a.at - b.at)
      .map(({ livetalkId }) => livetalkId),
  ),
]
