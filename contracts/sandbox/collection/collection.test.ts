import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAddress, saveAddress } from '../../address/address.endpoints.ts'
import { bareAddress, fullAddress } from '../../address/exampleAddress.ts'
import {
  getPrivilegeStoryGroup,
  getPrivilegeTicket,
  getTicketAddress,
  listCollectedLotteries,
  listCollectedMovies,
  listCollectedPhotos,
  listCollectedPreorders,
  listCollectedVideos,
  listPrivilegeStoryGroups,
  listPrivilegeTickets,
  listReadStoryGroups,
  listUnlockedStoryGroups,
  sendTicketAddress,
} from '../../collection/collection.endpoints.ts'
import { listBackgrounds } from '../../home/home.endpoints.ts'
import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import { grant } from '../inventory/grant.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

const ticketId = 'ip-hoshiyomi-privilege-ticket-1'
const everything = { query: {} }
const ofTicket = { query: { ticketId } }
const sending = (address = fullAddress) => ({ body: { ticketId, address } })

async function fan() {
  const { accessToken: token } = await sandbox.given('a member')
  await sandbox.given('a channel')
  return token
}

async function stranger() {
  const other = { accountId: 'acc-other', email: 'other@example.com', uniqueName: 'other01' }
  return (await sandbox.given('a member', other)).accessToken
}

it('a ticket keeps the postal address that was sent for it, whatever the member saves afterwards (C071, C073)', async () => {
  const token = await fan()
  await sandbox.given('special privilege tickets')
  await sandbox.call(sendTicketAddress, sending(), { token })
  await sandbox.call(saveAddress, { body: bareAddress }, { token })
  expect((await sandbox.call(getTicketAddress, ofTicket, { token })).body).toEqual({ address: fullAddress })
  const { ticket } = (await sandbox.call(getPrivilegeTicket, { params: { id: ticketId } }, { token })).body
  expect(ticket).toMatchObject({ addressState: 'ENTERED' })
  expect(JSON.stringify(ticket)).not.toContain(fullAddress.street)
})

it('another address for a ticket is accepted until exactly the deadline, and then refused (OutOfTerm, Q70)', async () => {
  const token = await fan()
  await sandbox.given('special privilege tickets')
  const endAt = async (end: number) => {
    const db = await sandbox.db()
    await db
      .updateTable('special_privilege')
      .set({ address_until: new Date(end) })
      .execute()
  }
  await endAt(sandbox.time.now.getTime() + 1)
  expect((await sandbox.call(sendTicketAddress, sending(), { token })).status).toBe(200)
  await endAt(sandbox.time.now.getTime())
  const late = await sandbox.call(sendTicketAddress, sending(bareAddress), { token })
  expect(late.body.messageCode).toBe('OutOfTerm')
  expect((await sandbox.call(getTicketAddress, ofTicket, { token })).body.address).toEqual(fullAddress)
})

it('other members can neither read a member’s ticket and its postal address, nor send an address for the ticket (X11)', async () => {
  await fan()
  await sandbox.given('special privilege tickets', { address: 'ENTERED' })
  const token = await stranger()
  const answers = [
    await sandbox.call(getTicketAddress, ofTicket, { token }),
    await sandbox.call(getPrivilegeTicket, { params: { id: ticketId } }, { token }),
    await sandbox.call(sendTicketAddress, sending(bareAddress), { token }),
  ]
  expect(answers.map(({ body }) => body.messageCode)).toEqual(['NotFound', 'NotFound', 'NotFound'])
  expect((await sandbox.call(listPrivilegeTickets, everything, { token })).body.tickets).toEqual([])
})

it('the path /address is an endpoint and not a ticket id, and guests are refused there (Q66, S062)', async () => {
  const token = await fan()
  await sandbox.given('special privilege tickets', { address: 'ENTERED' })
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await sandbox.send('app', `/v2/collection/special/privilege/address?ticketId=${ticketId}`, { headers })
  expect(await answer.json()).toEqual({ address: fullAddress })
  const { accessToken: guest } = await sandbox.given('a guest')
  expect((await sandbox.call(getTicketAddress, ofTicket, { token: guest })).status).toBe(403)
})

it('a movie is in the member’s collection until exactly the end of the access to it (C064, Q70)', async () => {
  const token = await fan()
  await sandbox.given('collected videos', { kind: 'MOVIE', count: 1 })
  const movies = async () => (await sandbox.call(listCollectedMovies, everything, { token })).body.movies
  const endAt = async (end: number) => {
    const db = await sandbox.db()
    await db
      .updateTable('video_access')
      .set({ expires_at: new Date(end) })
      .execute()
  }
  await endAt(sandbox.time.now.getTime() + 1)
  expect(await movies()).toHaveLength(1)
  await endAt(sandbox.time.now.getTime())
  expect(await movies()).toEqual([])
})

it('a bought video is not in the collection’s list of movies, and a watched video is only in the history (Q13, C065)', async () => {
  const token = await fan()
  await sandbox.given('collected videos', { kind: 'HISTORY', count: 2 })
  const access = { account_id: 'acc-hikari', video_id: 'ip-hoshiyomi-collected-video-1', expires_at: null }
  const db = await sandbox.db()
  await db
    .insertInto('video_access')
    .values({ ...access, ledger_transaction_id: null, created_at: sandbox.time.now })
    .execute()
  expect((await sandbox.call(listCollectedMovies, everything, { token })).body.movies).toEqual([])
  expect((await sandbox.call(listCollectedVideos, everything, { token })).body.videos).toHaveLength(2)
  await db.updateTable('video').set({ published_until: sandbox.time.now }).execute()
  expect((await sandbox.call(listCollectedVideos, everything, { token })).body.videos).toEqual([])
})

it('the collection has one list of read stories and one of unlocked stories, ordered by the latest episode (C060, C061)', async () => {
  const token = await fan()
  await sandbox.given('collected story groups', { kind: 'HISTORY', count: 2 })
  const read = async () => (await sandbox.call(listReadStoryGroups, everything, { token })).body.storyGroups
  expect((await read()).map(({ storyGroupId }) => storyGroupId.at(-1))).toEqual(['1', '2'])
  expect((await sandbox.call(listUnlockedStoryGroups, everything, { token })).body.storyGroups).toEqual([])
  sandbox.advanceClock(1)
  const later = { account_id: 'acc-hikari', episode_id: 'ip-hoshiyomi-collected-story-2-2', read_at: sandbox.time.now }
  await (await sandbox.db()).insertInto('story_read').values(later).execute()
  expect((await read()).map(({ storyGroupId, readEpisodeCount }) => [storyGroupId.at(-1), readEpisodeCount])).toEqual([
    ['2', 2],
    ['1', 1],
  ])
})

it('a story that is a privilege can be opened only by members who received it (C063)', async () => {
  const token = await fan()
  await sandbox.given('collected story groups', { kind: 'PRIVILEGE', count: 1 })
  const group = { params: { groupId: 'ip-hoshiyomi-collected-story-1' } }
  expect((await sandbox.call(getPrivilegeStoryGroup, group, { token })).body.episodeList).toHaveLength(2)
  expect((await sandbox.call(getPrivilegeStoryGroup, group, { token: await stranger() })).status).toBe(404)
})

it('the list of photos counts and returns only one channel’s photos if a channel is given (C059)', async () => {
  const token = await fan()
  await sandbox.given('owned photos', { count: 3 })
  const pageOf = (ipId: string) => ({ query: { ipId, limit: 2, offset: 2 } })
  const own = (await sandbox.call(listCollectedPhotos, pageOf('ip-hoshiyomi'), { token })).body
  expect([own.photos.length, own.total]).toEqual([1, 3])
  expect((await sandbox.call(listCollectedPhotos, pageOf('ip-other'), { token })).body).toEqual({
    photos: [],
    total: 0,
  })
})

it.each([
  ['postalCode', '231-0023'],
  ['postalCode', '２３１００２３'],
  ['postalCode', '231002'],
  ['prefecture', 0],
  ['prefecture', 48],
  ['prefecture', 13.5],
  ['city', ''],
  ['city', '　'],
  ['street', '山下町1-2\r\n別の行'],
  ['street', 'あ'.repeat(101)],
  ['building', ''],
  ['lastNameKana', 'ほしの'],
  ['phoneNumber', '045-123-4567'],
  ['phoneNumber', '1451234567'],
])('a postal address with the %s %j is refused (InvalidArgument, C073)', async (field, value) => {
  const token = await fan()
  const body = { ...fullAddress, [field]: value }
  expect((await sandbox.call(saveAddress, { body }, { token })).body.messageCode).toBe('InvalidArgument')
})

it.each(["'; drop table postal_address; --", '<script>alert(1)</script>', '../../etc/passwd', '${7*7}'])(
  'the name of a building may be %s, which is returned unchanged',
  async (building) => {
    const token = await fan()
    const body = { ...bareAddress, building }
    expect((await sandbox.call(saveAddress, { body }, { token })).status).toBe(200)
    expect((await sandbox.call(getAddress, {}, { token })).body.address).toEqual(body)
  },
)

it('a member has one postal address, which other members cannot read and no cache may store (C073, C074, X11)', async () => {
  const token = await fan()
  await sandbox.call(saveAddress, { body: fullAddress }, { token })
  await sandbox.call(saveAddress, { body: bareAddress }, { token })
  expect((await sandbox.call(getAddress, {}, { token })).body).toEqual({ address: bareAddress })
  expect((await sandbox.call(getAddress, {}, { token: await stranger() })).body).toEqual({})
  const headers = { Authorization: `Bearer ${token}` }
  expect((await sandbox.send('app', '/v2/privacy/address', { headers })).headers.get('Cache-Control')).toBe('no-store')
})

it('a read of the collection draws the lotteries whose announcement is due (C069)', async () => {
  const token = await fan()
  await sandbox.given('entered lotteries', { count: 1 })
  const states = async () =>
    (await sandbox.call(listCollectedLotteries, everything, { token })).body.lottery.map(
      ({ resultState, prizeName }) => [resultState, prizeName],
    )
  expect(await states()).toEqual([['WAITING', undefined]])
  const db = await sandbox.db()
  await db.updateTable('lottery').set({ announced_at: sandbox.time.now }).execute()
  expect(await states()).toEqual([['CHOOSING', '一等星賞']])
  await db.updateTable('lottery').set({ run: 2 }).execute()
  expect(await states()).toEqual([])
})

it('the collection adds up the purchases of one preorder, without the included bonuses (C070)', async () => {
  const token = await fan()
  await sandbox.given('bought preorders', { count: 1 })
  const db = await sandbox.db()
  const again = { account_id: 'acc-hikari', preorder_id: 'ip-hoshiyomi-collected-preorder-1', consume_coin: 200 }
  await db
    .insertInto('preorder_purchase')
    .values({ ...again, id: 'purchase-2', ledger_transaction_id: null, created_at: sandbox.time.now })
    .execute()
  const reward = { name: '缶バッジ', image: null, item_kind: 'GOODS' as const, item_id: null, amount: 3 }
  await db
    .insertInto('preorder_purchase_item')
    .values({ purchase_id: 'purchase-2', position: 0, is_bonus: false, ...reward })
    .execute()
  const { preorder } = (await sandbox.call(listCollectedPreorders, everything, { token })).body
  expect(preorder.map(({ itemCount, consumeCoin }) => [itemCount, consumeCoin])).toEqual([[4, 700]])
})

it('a member who gets gifts twice has each background, story and movie once, but two tickets for a special privilege (C056, C062, C064, C067)', async () => {
  const token = await fan()
  await sandbox.given('backgrounds', { count: 1, status: 'LOCKED' })
  await sandbox.given('collected story groups', { count: 1, kind: 'HISTORY' })
  await sandbox.given('collected videos', { count: 1, kind: 'HISTORY' })
  await sandbox.given('special privilege tickets', { count: 1 })
  const db = await sandbox.db()
  await db.updateTable('video').set({ access_type: 'SERIAL_CODE' }).execute()
  const assets = [
    { kind: 'BACKGROUND', item_id: 'background-1', amount: 1 },
    { kind: 'PRIVILEGE_STORY', item_id: 'ip-hoshiyomi-collected-story-1', amount: 1 },
    { kind: 'PRIVILEGE_MOVIE', item_id: 'ip-hoshiyomi-collected-video-1', amount: 1 },
    { kind: 'GOODS', item_id: 'ip-hoshiyomi-privilege', amount: 2 },
    { kind: 'GOODS', item_id: null, amount: 1 },
    { kind: 'BACKGROUND', item_id: 'gone-since', amount: 1 },
  ] as const
  const giftTarget = { accountId: 'acc-hikari', movement: { reason: 'OPENING' } } as const
  const give = () =>
    db
      .transaction()
      .execute((trx) => grant({ db: trx, now: sandbox.time.now, grants: true }, giftTarget, assets, 'お礼です。'))
  await give()
  expect(await give()).toEqual([assets[5]])
  expect((await sandbox.call(listBackgrounds, everything, { token })).body.list[0]?.status).toBe('OWNED')
  const { storyPrivilegeGroups } = (await sandbox.call(listPrivilegeStoryGroups, everything, { token })).body
  expect(storyPrivilegeGroups).toHaveLength(1)
  expect((await sandbox.call(listCollectedMovies, everything, { token })).body.movies).toHaveLength(1)
  expect((await sandbox.call(listPrivilegeTickets, everything, { token })).body.tickets).toHaveLength(1 + 2 * 2)
  const wire = await assetsOnWire({ db }, assets)
  expect(wire.map(({ name }) => name)).toEqual([
    '夜明けまえの港',
    '郵便局の灯',
    '雪の夜の朗読会',
    'サイン入り星図',
    '公開の終わったアイテム',
    '公開の終わったアイテム',
  ])
})
