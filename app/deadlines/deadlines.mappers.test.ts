import type { Campaign } from '@tsudoi/contracts/campaign/campaign'
import type { NoticeDetail } from '@tsudoi/contracts/notice/notice.endpoints'
import type { Present } from '@tsudoi/contracts/present/present.endpoints'
import type { Ticket } from '@tsudoi/contracts/ticket/ticket.endpoints'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { describe, expect, it } from 'vitest'
import { pageAtPath } from '../router/pageAtPath.ts'
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

/** The same moment as `until`, with another time offset, as a server may send it. */
const end = '2026-02-01T23:59:59+09:00'
const until = '2026-02-01T14:59:59.000Z'
const later = '2026-03-01T00:00:00Z'
const earlier = '2026-01-01T00:00:00Z'
const ofChannel = { ipId: 'todai', ipName: '灯台放送局' }
const followed = new Set(['todai'])

const campaign = (more: Partial<Campaign>): Campaign => ({
  ...ofChannel,
  kind: 'LOTTERY',
  campaignId: 'flag',
  name: '紙の旗',
  startTime: earlier,
  endTime: end,
  state: 'OPEN',
  ...more,
})
type Lotteries = Parameters<typeof lotteryDeadlines>[0]
const lottery = (more: Partial<Lotteries[number]>): Lotteries[number] => ({
  ...ofChannel,
  lotteryId: 'flag',
  name: '紙の旗',
  entryCount: 1,
  lastEntryTime: earlier,
  announcementTime: later,
  publicationEndTime: later,
  resultState: 'WAITING',
  ...more,
})
type PrivilegeTickets = Parameters<typeof addressDeadlines>[0]
const privilege = (more: Partial<PrivilegeTickets[number]>): PrivilegeTickets[number] => ({
  ...ofChannel,
  ticketId: 'letter',
  name: '手書きの便り',
  acquiredTime: earlier,
  addressState: 'MISSING',
  addressEndTime: end,
  ...more,
})
type Orders = Parameters<typeof orderDeadlines>[0]
const order = (more: Partial<Orders[number]>): Orders[number] => ({
  transactionId: 'order-1',
  orderTime: earlier,
  itemName: '1,000コイン',
  price: 1_000,
  status: 'PENDING',
  paymentMethod: 'CONVENIENCE',
  expiryTime: end,
  ...more,
})
const present = (more: Partial<Present>): Present => ({
  presentId: 'present-1',
  itemKind: 'PHOTO',
  itemId: 'lake',
  name: '朝もやの湖',
  amount: 1,
  message: 'お祝いです。',
  sendTime: earlier,
  expireTime: end,
  ...more,
})
const notice = (more: Partial<NoticeDetail>): NoticeDetail => ({
  noticeId: 'fifty',
  category: 'CAMPAIGN',
  title: 'お礼をお渡しします',
  text: '',
  publishedTime: earlier,
  assetList: [{ itemKind: 'COIN', name: 'コイン', amount: 100 }],
  acquireEndTime: end,
  isAcquired: false,
  ...more,
})
const ticket = (more: Partial<Ticket>): Ticket => ({
  ticketId: 'pier',
  name: '観覧券',
  ticketCount: 1,
  acquiredTime: earlier,
  event: {
    ...ofChannel,
    eventId: 'harbour',
    kind: 'LIVE',
    holding: 'IN_HOLDING',
    title: '港の公開収録',
    startTime: earlier,
    endTime: end,
    episodeCount: 1,
  },
  episodes: [],
  ...more,
})
const episode = (id: string, endTime: string): Ticket['episodes'][number] => ({
  episodeId: id,
  eventId: 'harbour',
  title: id,
  holding: 'IN_HOLDING',
  startTime: earlier,
  endTime,
})
const video = { ...ofChannel, videoId: 'night-47', title: '第四十七夜', accessEndTime: end }
type Talks = Parameters<typeof cancellationDeadlines>[0]
const slot = (state: Talks[number]['slotList'][number]['state']): Talks[number]['slotList'][number] => ({
  reservationId: `reservation-${state}`,
  livetalkId: 'pier-1',
  ticketId: 'pier-ticket',
  slotId: `slot-${state}`,
  state,
  startTime: later,
  endTime: later,
  entryTime: later,
  reservedTime: earlier,
  cancelDeadline: end,
})
const talk = (...states: Parameters<typeof slot>[0][]) =>
  ({
    livetalk: { livetalkId: 'pier-1', title: '桟橋で一分' },
    ip: { ipId: 'todai', name: '灯台放送局' },
    slotList: states.map(slot),
  }) as Talks[number]

const inChannel = { channelName: '灯台放送局', until }
const entered = (more: Partial<Campaign>) => campaign({ state: 'ENTERED', endTime: earlier, resultTime: end, ...more })

describe('the deadlines', () => {
  it.each([
    [
      'the end of entries to a lottery',
      campaignDeadlines([campaign({})], followed),
      { kind: 'lotteryEntry', title: '紙の旗', href: '/lottery/flag' },
    ],
    [
      'the end of a preorder',
      campaignDeadlines([campaign({ kind: 'PREORDER' })], followed),
      { kind: 'preorder', href: '/preorder/flag' },
    ],
    [
      'the end of a prize draw',
      campaignDeadlines([campaign({ kind: 'DRAW' })], followed),
      { kind: 'prizeDraw', href: '/channel/todai/draw/flag' },
    ],
    [
      'the end of a ranking vote',
      campaignDeadlines([campaign({ kind: 'VOTE_RANKING' })], followed),
      { kind: 'vote', href: '/vote/ranking/flag' },
    ],
    [
      'the end of a coop vote',
      campaignDeadlines([campaign({ kind: 'VOTE_COOP' })], followed),
      { kind: 'vote', href: '/vote/coop/flag' },
    ],
    [
      'the end of reservations',
      campaignDeadlines([campaign({ kind: 'LIVE_TALK_GROUP' })], followed),
      { kind: 'reservation', href: '/livetalk/group/flag' },
    ],
    [
      'the result of a vote, also in a channel that the member does not follow',
      campaignDeadlines([entered({ kind: 'VOTE_RANKING' })], new Set()),
      { kind: 'result', href: '/vote/ranking/flag' },
    ],
    [
      'the result of a lottery',
      lotteryDeadlines([lottery({ announcementTime: end })]),
      { kind: 'result', title: '紙の旗', href: '/lottery/flag' },
    ],
    [
      'the choice of a prize that was won',
      lotteryDeadlines([lottery({ resultState: 'CHOOSING', publicationEndTime: end })]),
      { kind: 'choice', href: '/lottery/flag/result' },
    ],
    [
      'the postal address for a privilege',
      addressDeadlines([privilege({})]),
      { kind: 'address', title: '手書きの便り', href: '/collection/special/privilege/letter/address' },
    ],
    [
      'the validity of a ticket: its last performance',
      ticketDeadlines([ticket({ episodes: [episode('a', end), episode('b', earlier)] })]),
      { kind: 'ticket', title: '観覧券', href: '/ticket/pier' },
    ],
    ['the validity of a ticket for a whole event', ticketDeadlines([ticket({})]), { kind: 'ticket' }],
    [
      'the end of a rental',
      rentalDeadlines([video]),
      { kind: 'rental', title: '第四十七夜', href: '/channel/todai/movie/night-47' },
    ],
    [
      'the cancellation of a slot',
      cancellationDeadlines([talk('RESERVED')]),
      { kind: 'cancellation', title: '桟橋で一分', href: '/livetalk/pier-1/slot?ticket=pier-ticket' },
    ],
  ])('contain %s', (_, found, expected) => {
    expect(found).toEqual([expect.objectContaining({ ...inChannel, ...expected })])
    expect(pageAtPath(found[0]?.href.split('?', 1)[0] ?? '').path).not.toBe('*')
  })

  it.each([
    [
      'a payment at a convenience store',
      orderDeadlines([order({})]),
      { kind: 'storePayment', title: '1,000コイン', href: '/order-history' },
    ],
    ['another pending payment', orderDeadlines([order({ paymentMethod: 'PAY_PAY' })]), { kind: 'payment' }],
    ['a payment without a method yet', orderDeadlines([order({ paymentMethod: undefined })]), { kind: 'payment' }],
    ['a present', presentDeadlines([present({})]), { kind: 'present', title: '朝もやの湖', href: '/present' }],
    [
      'a present of coins',
      presentDeadlines([present({ itemKind: 'COIN', name: '50コイン', amount: 50 })]),
      { title: '50コイン' },
    ],
    [
      'the gift of a notice (Q547)',
      noticeGiftDeadlines([notice({})]),
      { kind: 'noticeGift', title: 'お礼をお渡しします', href: '/notification/fifty' },
    ],
    ['the gift of a notice without a title', noticeGiftDeadlines([notice({ title: ' \u200b' })]), { title: '無題' }],
  ])('contain %s, which belongs to no channel', (_, found, expected) => {
    expect(found).toEqual([expect.objectContaining({ until, ...expected })])
    expect(found[0]?.channelName).toBeUndefined()
    expect(pageAtPath(found[0]?.href ?? '').path).not.toBe('*')
  })

  it.each<readonly [string, Deadline[]]>([
    ['a campaign of a channel that the member does not follow', campaignDeadlines([campaign({})], new Set())],
    ...(['COMING', 'ENTERED', 'RESERVED', 'WON', 'LOST', 'RESULT', 'CLOSED', 'UNKNOWN'] as const).map(
      (state) => [`a campaign in the state ${state}`, campaignDeadlines([campaign({ state })], followed)] as const,
    ),
    ['an event', campaignDeadlines([campaign({ kind: 'EVENT' })], followed)],
    ['a campaign of an unknown kind', campaignDeadlines([campaign({ kind: 'UNKNOWN' })], followed)],
    [
      'the result of a lottery in the list of campaigns, because the member’s lotteries contain it',
      campaignDeadlines([entered({})], followed),
    ],
    ...(['WON', 'LOST', 'UNKNOWN'] as const).map(
      (resultState) =>
        [`a lottery with the result ${resultState}`, lotteryDeadlines([lottery({ resultState })])] as const,
    ),
    ...(['NOT_NEEDED', 'ENTERED', 'CLOSED', 'UNKNOWN'] as const).map(
      (addressState) =>
        [`a privilege whose address is ${addressState}`, addressDeadlines([privilege({ addressState })])] as const,
    ),
    ['a missing address without a deadline', addressDeadlines([privilege({ addressEndTime: undefined })])],
    ...(['SUCCEEDED', 'CANCELLED', 'FAILED', 'EXPIRED', 'UNKNOWN'] as const).map(
      (status) => [`an order that is ${status}`, orderDeadlines([order({ status })])] as const,
    ),
    ['a pending order without a deadline', orderDeadlines([order({ expiryTime: undefined })])],
    ['a present that does not expire', presentDeadlines([present({ expireTime: undefined })])],
    ['a gift that the member has acquired', noticeGiftDeadlines([notice({ isAcquired: true })])],
    ['a gift without an end', noticeGiftDeadlines([notice({ acquireEndTime: undefined })])],
    ['a notice without a gift', noticeGiftDeadlines([notice({ assetList: undefined })])],
    ['a notice with an empty gift', noticeGiftDeadlines([notice({ assetList: [] })])],
    ['a video without an end', rentalDeadlines([{ ...video, accessEndTime: undefined }])],
    [
      'slots that have begun or ended',
      cancellationDeadlines([talk('TALKING', 'ENDED', 'FORCED_OUT', 'NO_SHOW', 'UNKNOWN')]),
    ],
  ])('do not contain %s', (_, found) => expect(found).toEqual([]))

  it('have ids that are unique across kinds, even if the server uses the same id for different things', () => {
    const all = [
      ...campaignDeadlines(
        [
          campaign({}),
          campaign({ kind: 'PREORDER' }),
          campaign({ kind: 'VOTE_COOP' }),
          campaign({ kind: 'VOTE_RANKING' }),
          entered({ kind: 'VOTE_COOP' }),
        ],
        followed,
      ),
      ...lotteryDeadlines([lottery({ resultState: 'CHOOSING' }), lottery({})]),
      ...addressDeadlines([privilege({ ticketId: 'flag' })]),
      ...ticketDeadlines([ticket({ ticketId: 'flag' })]),
    ]
    expect(new Set(all.map(({ id }) => id)).size).toBe(9)
  })
})

describe('the live talks whose deadlines the app requests', () => {
  const now = '2026-01-31T10:00:00Z'
  const livetalk = (livetalkId: string, slotStartTime?: string) => ({
    livetalkId,
    title: '',
    startTime: now,
    slotStartTime,
  })

  it('are those with an upcoming slot, each once, the next one first', () => {
    const tickets = [
      ticket({
        livetalkList: [
          livetalk('late', '2026-02-03T10:00:00Z'),
          livetalk('none'),
          livetalk('over', '2026-01-30T10:00:00Z'),
        ],
      }),
      ticket({
        livetalkList: [livetalk('soon', '2026-02-01T19:00:00+09:00'), livetalk('late', '2026-02-04T10:00:00Z')],
      }),
      ticket({}),
    ]
    expect(reservedLivetalkIds(tickets, now)).toEqual(['soon', 'late'])
  })
})

describe('deadlines from the call that returns all of them', () => {
  const own = { deadlineId: 'ticket-1', kind: 'TICKET', name: '観覧券', endTime: end, path: '/ticket/1' } as const

  it('keep their id, kind, time and page', () => {
    expect(hostDeadlines([{ ...own, ipId: 'todai', ipName: '灯台放送局' }])).toEqual([
      { id: 'ticket-1', kind: 'ticket', title: '観覧券', channelName: '灯台放送局', until, href: '/ticket/1' },
    ])
  })

  it('have a general text if a newer server sends an unknown kind', () => {
    expect(hostDeadlines([{ ...own, kind: 'UNKNOWN' }])[0]?.kind).toBe('other')
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/x',
    'javascript:alert(1)',
    '',
    'ticket/1',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'http://',
  ])('lead to the list of deadlines instead of the odd path %j', (path) =>
    expect(hostDeadlines([{ ...own, path }])[0]?.href).toBe('/mypage/deadlines'),
  )
})
