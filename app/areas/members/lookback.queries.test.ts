import { bareIp, bareLivetalk, exampleReservation, fullIp } from '@tsudoi/contracts/livetalk/exampleLivetalk'
import { livetalkCases } from '@tsudoi/contracts/livetalk/livetalk.cases'
import { ticketCases } from '@tsudoi/contracts/ticket/ticket.cases'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { talkEntries } from './lookback.mappers.ts'
import { lookbackQueries } from './lookback.queries.ts'

const server = memberHost()

/** Loads a list of a host that has it. */
async function load(kind: keyof typeof lookbackQueries) {
  const loaded = await queryClient.fetchQuery(lookbackQueries[kind])
  if (loaded === 'absent') throw new Error('The host has no such list.')
  return loaded
}

const photoAt = (index: number) => ({
  photoId: `p${index}`,
  ipId: 'todai',
  ipName: '灯台放送局',
  name: `写真${index}`,
  image: 'photo.webp',
  rarity: 'SR',
  ownedCount: index === 0 ? 2 : 1,
  acquiredTime: new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString(),
})

/** Mocks a host with `total` photos, the latest first. */
function photosOf(total: number) {
  const offsets: number[] = []
  server.use(
    http.get('*/v2/collection/photo', ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'))
      offsets.push(offset)
      const photos = Array.from({ length: Math.max(0, Math.min(100, total - offset)) }, (_, at) => photoAt(offset + at))
      return HttpResponse.json({ photos, total })
    }),
  )
  return offsets
}

describe('the photos of a look back (Q523)', () => {
  it('are loaded completely if there are 10,000', async () => {
    const offsets = photosOf(10_000)
    const { entries, since } = await load('photo')
    expect([entries.length, since, offsets.length]).toEqual([10_000, undefined, 100])
    expect(entries[0]).toMatchObject({ canRepeat: true, rarity: 'SR', href: '/collection?item=photo%3Ap0' })
    expect(entries[1]?.canRepeat).toBe(false)
  })

  it('come with the time since which they are complete if there are more than 10,000', async () => {
    photosOf(10_001)
    const { entries, since } = await load('photo')
    expect(entries).toHaveLength(10_000)
    expect(since).toBe(entries.at(-1)?.time)
  })

  it('are no longer requested after an empty page, even if the host claims that there are more', async () => {
    server.use(http.get('*/v2/collection/photo', () => HttpResponse.json({ photos: [], total: 5 })))
    expect((await load('photo')).entries).toEqual([])
  })
})

const group = (index: number, kind = 'LIVE_TALK_GROUP') => ({
  kind,
  campaignId: `g${index}`,
  ipId: 'todai',
  ipName: '灯台放送局',
  name: `${index}`,
  startTime: '2026-01-01T00:00:00Z',
  endTime: new Date(Date.UTC(2026, 10, 1) - index * 3_600_000).toISOString(),
  state: 'CLOSED',
})

describe('the live talks of a look back (Q524)', () => {
  const groupAnswer = livetalkCases.listMemberGroupLivetalks.full.answer

  function groupsOf(
    past: object[],
    { slots = [{ ...exampleReservation, state: 'ENDED' as const }], missing = '' } = {},
  ) {
    const asked: string[] = []
    server.use(
      http.get('*/v2/campaign', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const all = searchParams.get('phase') === 'PAST' ? past : []
        const offset = Number(searchParams.get('offset'))
        return HttpResponse.json({ list: all.slice(offset, offset + 100), total: all.length })
      }),
      http.get('*/v2/livetalk/member/group/:id/livetalk', ({ params: { id } }) => {
        asked.push(String(id))
        if (id === missing) return HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 })
        const slotList = slots.map((slot) => ({ ...slot, reservationId: `${String(id)}-slot` }))
        return HttpResponse.json({ ...groupAnswer, livetalkList: [{ livetalk: bareLivetalk, slotList }] })
      }),
    )
    return asked
  }

  it('come from the groups that the host lists, without a group that no longer exists', async () => {
    groupsOf([group(1), group(2), group(3, 'LOTTERY')], { missing: 'g2' })
    const { entries, since } = await load('talk')
    expect(entries.map(({ key, href }) => [key, href])).toEqual([['g1-slot', '/livetalk/livetalk-hoshiyomi-1']])
    expect(since).toBeUndefined()
  })

  it('are requested from the thirty groups that ended last, and are complete since the end of the thirty-first', async () => {
    const asked = groupsOf(Array.from({ length: 250 }, (_, index) => group(index)))
    const { entries, since } = await load('talk')
    expect([asked.length, asked.includes('g29'), asked.includes('g30'), entries.length]).toEqual([30, true, false, 30])
    expect(since).toBe(group(30).endTime)
  })

  it('are `absent` if the host has no list of campaigns', async () => {
    server.use(http.get('*/v2/campaign', () => new HttpResponse(null, { status: 404 })))
    expect(await queryClient.fetchQuery(lookbackQueries.talk)).toBe('absent')
  })

  it.each(['RESERVED', 'WAITING', 'TALKING', 'FORCED_OUT', 'NO_SHOW'] as const)(
    'do not count a slot in the state %s',
    (state) =>
      expect(
        talkEntries({
          ip: fullIp,
          livetalkList: [{ livetalk: bareLivetalk, slotList: [{ ...exampleReservation, state }] }],
        }),
      ).toEqual([]),
  )

  it('have the colour of their channel, if the host sends it', () => {
    const livetalkList = [{ livetalk: bareLivetalk, slotList: [{ ...exampleReservation, state: 'ENDED' as const }] }]
    expect(talkEntries({ ip: fullIp, livetalkList })[0]?.channel.seed).toBe('#1464c8')
    expect(talkEntries({ ip: bareIp, livetalkList })[0]?.channel.seed).toBeUndefined()
  })
})

it('each performance of a ticket is an entry of a look back at its start, and a failed list of tickets opens no dialog', async () => {
  const { answer } = ticketCases.listTickets.full
  server.use(http.get('*/v1/ticket', () => HttpResponse.json(answer)))
  const { entries } = await load('event')
  const [ticket] = answer.list
  expect(entries.map(({ time }) => Date.parse(time))).toEqual(
    expect.arrayContaining(ticket?.episodes.map(({ startTime }) => Date.parse(startTime)) ?? []),
  )
  queryClient.clear()
  server.use(http.get('*/v1/ticket', () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })))
  await expect(load('event')).rejects.toMatchObject({ status: 500 })
})
