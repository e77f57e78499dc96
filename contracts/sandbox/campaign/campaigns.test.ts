import { expect, it } from 'vitest'
import { campaignKinds } from '../../campaign/campaign.ts'
import { listCampaigns } from '../../campaign/campaign.endpoints.ts'
import { getChannelOverview } from '../../channel/channel.endpoints.ts'
import { getHome } from '../../home/home.endpoints.ts'
import { minutes, timeAfter } from '../runtime/clock.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const id = 'ip-hoshiyomi'
const current = { query: { phase: 'CURRENT' as const, ipId: id } }
const past = { query: { phase: 'PAST' as const, ipId: id } }

await onBothEngines('the campaign list', (sandbox) => {
  /** Creates a member, and the channel to which the other states add campaigns. */
  async function member() {
    const { accessToken: token } = await sandbox().given('a member')
    await sandbox().given('a channel')
    return token
  }

  const listed = async (request: typeof current | typeof past, token?: string) =>
    (await sandbox().call(listCampaigns, request, { token: token ?? (await sandbox().given('a guest')).accessToken }))
      .body.list

  const statesOf = async (request: typeof current | typeof past, token?: string) =>
    (await listed(request, token)).map(({ kind, state }) => `${kind} ${state}`)

  it('contains campaigns of every kind, in the order of their ends', async () => {
    await member()
    await sandbox().given('a ranking campaign')
    await sandbox().given('a coop vote')
    await sandbox().given('a lottery')
    await sandbox().given('a preorder')
    await sandbox().given('a channel draw')
    await sandbox().given('a live talk')
    await sandbox().given('an event')
    const list = await listed(current)
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(campaignKinds))
    const ends = list.map(({ endTime, resultTime }) => resultTime ?? endTime)
    expect(ends).toEqual([...ends].sort())
  })

  it('contains for each reader the reader’s own state of a lottery, such as open, entered, won or lost', async () => {
    const token = await member()
    await sandbox().given('a lottery', { phase: 'before' })
    expect(await statesOf(current)).toEqual(['LOTTERY COMING'])
    await sandbox().given('a lottery')
    expect(await statesOf(current, token)).toEqual(['LOTTERY OPEN'])
    await sandbox().given('own lottery entries')
    expect(await statesOf(current, token)).toEqual(['LOTTERY ENTERED'])
    expect(await statesOf(current)).toEqual(['LOTTERY OPEN'])
    await sandbox().given('a lottery', { phase: 'announced' })
    await sandbox().given('own lottery entries')
    expect(await statesOf(past, token)).toEqual(['LOTTERY WON'])
    expect(await statesOf(past)).toEqual(['LOTTERY RESULT'])
    await sandbox().given('a lottery', { phase: 'announced' })
    await sandbox().given('own lottery entries', { hasLost: true })
    expect(await statesOf(past, token)).toEqual(['LOTTERY LOST'])
  })

  it('contains a group of live talks as closed from the end of its reservations on, until its last talk has ended', async () => {
    await member()
    await sandbox().given('a live talk')
    const db = await sandbox().db()
    const { now } = sandbox().time
    const until = timeAfter(now, minutes(5))
    await db
      .updateTable('livetalk')
      .set({ reservation_until: until, end_time: timeAfter(now, minutes(9)) })
      .execute()
    expect(await listed(current)).toMatchObject([
      { kind: 'LIVE_TALK_GROUP', state: 'OPEN', endTime: instantOnWire(until) },
    ])
    sandbox().advanceClock(minutes(5))
    expect(await statesOf(current)).toEqual(['LIVE_TALK_GROUP CLOSED'])
    sandbox().advanceClock(minutes(4))
    expect(await statesOf(current)).toEqual([])
    expect(await statesOf(past)).toEqual(['LIVE_TALK_GROUP CLOSED'])
  })

  it('contains a lottery among the current campaigns until its result is announced', async () => {
    const token = await member()
    await sandbox().given('a lottery', { phase: 'closed' })
    expect(await statesOf(current, token)).toEqual(['LOTTERY CLOSED'])
    expect(await statesOf(past, token)).toEqual([])
  })

  it('does not contain unpublished campaigns, and campaigns of an expired channel', async () => {
    const token = await member()
    await sandbox().given('a preorder')
    await sandbox().given('a lottery', { phase: 'unpublished' })
    expect(await statesOf(current, token)).toEqual(['PREORDER OPEN'])
    const db = await sandbox().db()
    await db.updateTable('channel').set({ published_until: sandbox().time.now }).where('id', '=', id).execute()
    const answer = await sandbox().call(listCampaigns, current, { token })
    expect(answer.body.messageCode).toBe('UnavailableIpPublicationPeriod')
    const all = await sandbox().call(listCampaigns, { query: { phase: 'CURRENT' as const } }, { token })
    expect(all.body.list.filter(({ ipId }) => ipId === id)).toEqual([])
  })

  it('returns every campaign once over all its pages, and their total number', async () => {
    const token = await member()
    for (const number of [1, 2, 3, 4, 5]) await sandbox().given('a lottery', { lotteryId: `lottery-${number}` })
    const page = async (offset: number) =>
      (await sandbox().call(listCampaigns, { query: { ...current.query, limit: 2, offset } }, { token })).body
    const pages = [await page(0), await page(2), await page(4)]
    expect(pages.flatMap(({ list }) => list.map(({ campaignId }) => campaignId))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `lottery-${number}`),
    )
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
  })

  it('is empty, but not absent, in the overview of a channel without current campaigns, so that the app links its past campaigns', async () => {
    const token = await member()
    const overview = await sandbox().call(getChannelOverview, { params: { id } }, { token })
    expect(overview.body.overview.campaignList).toEqual([])
  })

  it('is also part of the answers for the channel overview and the home page', async () => {
    const token = await member()
    await sandbox().given('a coop vote')
    const overview = await sandbox().call(getChannelOverview, { params: { id } }, { token })
    expect(overview.body.overview.campaignList?.map(({ kind }) => kind)).toEqual(['VOTE_COOP'])
    const home = await sandbox().call(getHome, { query: { platform_type: 'WEB' as const } }, { token })
    expect(home.body.campaignList?.filter(({ ipId }) => ipId === id).map(({ kind }) => kind)).toEqual(['VOTE_COOP'])
  })
})
