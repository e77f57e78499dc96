import { describe, expect, test } from 'vitest'
import { noticeCategories } from '../../notice/notice.endpoints.ts'
import { rarities } from '../../gacha/rarity.ts'
import { accounts } from '../account/accounts.content.ts'
import { backgrounds } from '../home/backgrounds.content.ts'
import { banners } from '../home/banners.content.ts'
import { channels } from '../channel/channels.content.ts'
import { prizeDraws } from '../draw/prizeDraws.content.ts'
import { coinPacks } from '../shop/coinPacks.content.ts'
import { gachas } from '../gacha/gacha.content.ts'
import { gachaItems } from '../gacha/gachaItems.content.ts'
import { lotteries } from '../lottery/lotteries.content.ts'
import { livetalkGroups, livetalks } from '../livetalk/livetalks.content.ts'
import { members } from '../channel/members.content.ts'
import { notices } from '../notice/notices.content.ts'
import { privileges } from '../collection/privileges.content.ts'
import { preorders } from '../preorder/preorders.content.ts'
import { dailyProgramme } from '../channel/programme.content.ts'
import { stories } from '../story/stories.content.ts'
import { seededVideos } from '../video/videos.content.ts'
import { coopVotes, rankings } from '../vote/votes.content.ts'
import { instantOf, seedTimeOnDay } from '../runtime/seed/seedTime.ts'

const itemsOf = (gachaId: string) => gachaItems.filter((item) => item.gachaId === gachaId)
const ids = {
  channels: channels.map(({ ipId }) => ipId),
  members: members.map(({ memberId }) => memberId),
  programme: dailyProgramme.map(({ programmeId }) => programmeId),
  gachas: gachas.map(({ gachaId }) => gachaId),
  items: gachaItems.map(({ itemId }) => itemId),
  livetalkGroups: livetalkGroups.map(({ groupId }) => groupId),
  livetalks: livetalks.map(({ key }) => key),
  notices: notices.map(({ noticeId }) => noticeId),
  accounts: accounts.map(({ accountId }) => accountId),
  coinPacks: coinPacks.map(({ shopCoinId }) => shopCoinId),
  votes: [...rankings, ...coopVotes].map(({ campaignId }) => campaignId),
  lotteries: lotteries.map(({ lotteryId }) => lotteryId),
  preorders: preorders.map(({ preorderId }) => preorderId),
  channelDraws: prizeDraws.map(({ drawId }) => drawId),
  banners: banners.map(({ bannerId }) => bannerId),
  backgrounds: backgrounds.map(({ backgroundId }) => backgroundId),
  stories: stories.map(({ groupId }) => groupId),
  videos: seededVideos.map(({ videoId }) => videoId),
  privileges: privileges.map(({ privilegeId }) => privilegeId),
}

test.each(Object.entries(ids))(
  'the seeded ids of %s are unique, and differ from the static segments of paths (Q66)',
  (_kind, list) => {
    expect(new Set(list).size).toBe(list.length)
    expect(
      list.filter((id) => ['nologin', 'overview', 'unread', 'method', 'card', 'streamer', 'address'].includes(id)),
    ).toEqual([])
    expect(list.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
  },
)

describe.each(gachas)('the seeded gacha $name', ({ gachaId }) => {
  test('has items whose odds add up to exactly 100 %', () => {
    const weights = itemsOf(gachaId).map(({ weight }) => weight)
    expect(weights.every((weight) => Number.isInteger(weight) && weight > 0)).toBe(true)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(10_000)
  })

  test('lists its rarest items first', () => {
    const order = itemsOf(gachaId).map(({ rarity }) => rarities.indexOf(rarity))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })
})

test.each([
  ['a gacha', 'GACHA', ids.gachas],
  ['a story', 'STORY', ids.stories],
  ['a video', 'LIVE', ids.videos],
  ['a video', 'PREMIER', ids.videos],
] as [string, string, readonly string[]][])(
  'the entries of a seeded programme link to %s if their kind is %s',
  (_what, kind, known) => {
    const links = dailyProgramme.filter((row) => row.kind === kind).flatMap(({ linkId }) => linkId ?? [])
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((id) => !known.includes(id))).toEqual([])
  },
)

test('the entries of a seeded programme have links only for the four kinds with known targets', () => {
  const kinds = dailyProgramme.filter(({ linkId }) => linkId !== undefined).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['GACHA', 'STORY', 'LIVE', 'PREMIER']))
})

test('the seeded gacha of the parade has 18 items, with the odds SSR 2 %, SR 8 %, R 30 %, N 60 %', () => {
  const parade = itemsOf('lemonade-parade')
  const share = (rarity: string) =>
    parade.filter((item) => item.rarity === rarity).reduce((sum, { weight }) => sum + weight, 0) / 100
  expect(parade).toHaveLength(18)
  expect(rarities.map(share)).toEqual([2, 8, 30, 60])
})

test('the seeded notices include every category, and the latest notice is first', () => {
  const seededAt = new Date('2026-01-31T03:00:00Z')
  const times = notices.map(({ published }) => instantOf(published, seededAt).getTime())
  expect(new Set(notices.map(({ category }) => category))).toEqual(new Set(noticeCategories))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(times.every((time) => time <= seededAt.getTime())).toBe(true)
})

test('the seeded accounts own only seeded items', () => {
  for (const { photos, homePhotos, background, privileges: held, readNotices, password } of accounts) {
    expect(photos.filter(({ itemId }) => !ids.items.includes(itemId))).toEqual([])
    expect(homePhotos.filter((itemId) => !photos.some((photo) => photo.itemId === itemId))).toEqual([])
    expect([background ?? []].flat().filter((id) => !ids.backgrounds.includes(id))).toEqual([])
    expect(held.filter(({ privilegeId }) => !ids.privileges.includes(privilegeId))).toEqual([])
    expect(readNotices.filter((noticeId) => !ids.notices.includes(noticeId))).toEqual([])
    expect(password.length, 'S058').toBeLessThanOrEqual(25)
  }
})

test('the seeded live talks refer only to seeded members, tickets and accounts', () => {
  for (const { groupId, memberId, guests = [] } of livetalks) {
    const group = livetalkGroups.find((each) => each.groupId === groupId)
    expect(members.find((member) => member.memberId === memberId)?.ipId).toBe(group?.ipId)
    const people = [...guests, ...(group?.staff ?? [])].map(({ accountId }) => accountId)
    expect(people.filter((accountId) => !ids.accounts.includes(accountId))).toEqual([])
  }
  const tickets = gachaItems.filter(({ type }) => type === 'TICKET').map(({ itemId }): string => itemId)
  expect(livetalkGroups.filter(({ ticketId }) => !tickets.includes(ticketId))).toEqual([])
})

test('the day in a seeded time is the calendar day in Japan', () => {
  const lateEvening = new Date('2026-01-31T16:30:00Z') // 01:30 on the first of February in Japan, when it is still January in UTC.
  expect(instantOf(seedTimeOnDay(0, '19:00'), lateEvening).toISOString()).toBe('2026-02-01T10:00:00.000Z')
  expect(instantOf(seedTimeOnDay(-1, '7:30'), lateEvening).toISOString()).toBe('2026-01-30T22:30:00.000Z')
  expect(instantOf({ hours: 5 }, lateEvening).toISOString()).toBe('2026-01-31T21:30:00.000Z')
})
