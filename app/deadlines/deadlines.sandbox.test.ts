import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { listFollows } from '@tsudoi/contracts/channel/channel.endpoints'
import {
  listCollectedLotteries,
  listCollectedMovies,
  listPrivilegeTickets,
} from '@tsudoi/contracts/collection/collection.endpoints'
import { listDeadlines } from '@tsudoi/contracts/deadline/deadline.endpoints'
import { getMemberLivetalk } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { acquireNotice, getNotice, listNotices } from '@tsudoi/contracts/notice/notice.endpoints'
import { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import { listPresents } from '@tsudoi/contracts/present/present.endpoints'
import { listTickets } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { listVideos } from '@tsudoi/contracts/video/video.endpoints'
import { upcomingDeadlines } from '@tsudoi/design-system/screens/deadline/deadline.rules'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import {
  addressDeadlines,
  campaignDeadlines,
  cancellationDeadlines,
  hostDeadlines,
  lotteryDeadlines,
  noticeGiftDeadlines,
  orderDeadlines,
  presentDeadlines,
  rentalDeadlines,
  reservedLivetalkIds,
  ticketDeadlines,
} from './deadlines.mappers.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://tsudoi.example/'))
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

/** The deadlines as the app makes them from the separate lists, for a server without the call for all deadlines. */
async function deadlinesOfLists(token: string, now: string): Promise<Deadline[]> {
  const as = { token }
  const rental = { 'seek.limit': 100, accessType: 'RENTAL' as const }
  const campaigns = await sandbox.call(listCampaigns, { query: { phase: 'CURRENT', limit: 100 } }, as)
  const follows = await sandbox.call(listFollows, { query: { limit: 100 } }, as)
  const lotteries = await sandbox.call(listCollectedLotteries, { query: { limit: 100 } }, as)
  const privileges = await sandbox.call(listPrivilegeTickets, { query: { 'seek.limit': 100 } }, as)
  const orders = await sandbox.call(listTransactions, { query: { gateway: 'SBPS' } }, as)
  const presents = await sandbox.call(listPresents, { query: { 'seek.limit': 100 } }, as)
  const tickets = await sandbox.call(listTickets, { query: {} }, as)
  const videos = await sandbox.call(listVideos, { query: rental }, as)
  const movies = await sandbox.call(listCollectedMovies, { query: { 'seek.limit': 100 } }, as)
  const notices = []
  for (const { noticeId: id } of (await sandbox.call(listNotices, { query: {} }, as)).body.list)
    notices.push((await sandbox.call(getNotice, { params: { id } }, as)).body.notice)
  const talks = []
  for (const id of reservedLivetalkIds(tickets.body.list, now))
    talks.push((await sandbox.call(getMemberLivetalk, { params: { id } }, as)).body)
  return upcomingDeadlines(
    [
      ...campaignDeadlines(campaigns.body.list, new Set(follows.body.list.map(({ ipId }) => ipId))),
      ...lotteryDeadlines(lotteries.body.lottery),
      ...addressDeadlines(privileges.body.tickets),
      ...orderDeadlines(orders.body.list),
      ...presentDeadlines(presents.body.list),
      ...noticeGiftDeadlines(notices),
      ...ticketDeadlines(tickets.body.list),
      ...rentalDeadlines([...videos.body.videos, ...movies.body.movies]),
      ...cancellationDeadlines(talks),
    ],
    now,
  )
}

/** Without the characters that isolate the direction of a name. */
const plain = (deadlines: readonly Deadline[]) =>
  deadlines.map((each) => ({
    ...each,
    channelName: each.channelName,
    title: each.title.replaceAll(/[\u2068\u2069]/g, ''),
  }))

const given = async (...names: Parameters<TestSandbox['given']>[0][]) => {
  for (const name of names) await sandbox.given(name)
}

it('one call returns the same deadlines as the separate lists, for a member with deadlines of every kind (Q505)', async () => {
  const { accessToken: token } = await sandbox.given('a member')
  await given('a channel', 'a followed channel', 'a ranking campaign', 'a coop vote', 'a lottery', 'a preorder')
  await given('a channel draw', 'a live talk', 'an event', 'waiting presents', 'a notice with assets')
  const now = sandbox.time.now.toISOString()
  const compared = async () => {
    const ofCall = plain(hostDeadlines((await sandbox.call(listDeadlines, {}, { token })).body.list))
    expect(ofCall).toEqual(plain(await deadlinesOfLists(token, now)))
    return new Set(ofCall.map(({ kind }) => kind))
  }
  const before = await compared()
  expect(before).toEqual(
    new Set(['lotteryEntry', 'preorder', 'prizeDraw', 'vote', 'reservation', 'present', 'noticeGift']),
  )
  await sandbox.call(acquireNotice, { params: { id: 'notice-1' } }, { token })
  await given('own lottery entries', 'an entered draw')
  await given('an order that waits at the convenience store', 'a held ticket', 'special privilege tickets')
  await sandbox.given('a video', { accessType: 'RENTAL' })
  await given('access to a video', 'a live talk')
  await sandbox.given('a reserved slot', { ticketId: 'ticket-1' })
  await given('a ticket to a live talk')
  const after = await compared()
  expect(after).toEqual(
    new Set(['preorder', 'vote', 'present', 'result', 'storePayment', 'ticket', 'address', 'rental', 'cancellation']),
  )
  await sandbox.given('a lottery', { phase: 'announced' })
  await given('own lottery entries')
  expect(await compared()).toContain('choice')
})
