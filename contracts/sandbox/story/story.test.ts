import { expect, it } from 'vitest'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import {
  getStoryGroup,
  getStoryReader,
  getTips,
  listStoryGroups,
  readStoryEpisode,
  registerStoryReader,
  viewStoryEpisode,
} from '../../story/story.endpoints.ts'
import { days } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const ipId = 'ip-hoshiyomi'
const group = { ipId, storyGroupId: 'story-hoshiyomi-1' }
const episode = (number: number) => ({ ...group, storyEpisodeId: `story-hoshiyomi-1-episode-${number}` })
const view = (number: number, needsPurchase?: boolean) => ({
  params: episode(number),
  body: { platformType: 'WEB' as const, ...(needsPurchase !== undefined && { needsPurchase }) },
})

await onBothEngines('the story service', (sandbox) => {
  /**
   * Creates a member with 100 free coins, and a story whose first episode is free. The other two cost 30 coins each.
   */
  async function reader(story: { freeEpisodes?: number } = {}) {
    const { accessToken: token } = await sandbox().given('a member', { freeCoin: 100, paidCoin: 0 })
    await sandbox().given('a channel')
    await sandbox().given('a story', story)
    return token
  }

  const coins = async (token: string) =>
    (await sandbox().call(getCoinBalance, { query: { platformType: 'WEB' } }, { token })).body.total
  const badges = async (token: string) =>
    (await sandbox().call(getStoryGroup, { params: group }, { token })).body.episodeList.map(({ badge }) => badge)
  const photos = async () =>
    (await (await sandbox().db()).selectFrom('owned_item').select('owned_count').execute()).map(
      (row) => row.owned_count,
    )

  it('charges coins once per episode in twenty concurrent purchases with different idempotency keys (C105, S045)', async () => {
    const token = await reader()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sandbox().call(viewStoryEpisode, view(2, true), { token })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await coins(token)).toBe(70)
    expect(await badges(token)).toEqual([undefined, 'PURCHASED', 'PURCHASE'])
    expect(answers.filter(({ body }) => body.actionReward)).toHaveLength(1)
    expect(await photos()).toEqual([1])
  })

  it('unlocks an episode without coins once every 24 hours (the charge), and with coins at any time (Q50)', async () => {
    const token = await reader({ freeEpisodes: 0 })
    expect((await sandbox().call(viewStoryEpisode, view(1), { token })).body.badge).toBe('CHARGED')
    expect((await sandbox().call(viewStoryEpisode, view(2), { token })).body.messageCode).toBe('PermissionDenied')
    const { charge } = (await sandbox().call(getStoryGroup, { params: group }, { token })).body
    expect(charge).toEqual({ hours: 24, nextTime: '2026-06-02T03:00:00Z' })
    expect((await sandbox().call(viewStoryEpisode, view(2, true), { token })).body.badge).toBe('PURCHASED')
  })

  it('refuses the next charge until exactly 24 hours after the last one (Q70)', async () => {
    const token = await reader()
    const db = await sandbox().db()
    await sandbox().given('an unlocked episode', { kind: 'CHARGED' })
    const charged = (milliseconds: number) =>
      db
        .updateTable('story_unlock')
        .set({ created_at: new Date(sandbox().time.now.getTime() - days(1) + milliseconds) })
        .execute()
    await charged(1)
    expect((await sandbox().call(viewStoryEpisode, view(3), { token })).body.messageCode).toBe('PermissionDenied')
    await charged(0)
    expect((await sandbox().call(viewStoryEpisode, view(3), { token })).body.badge).toBe('CHARGED')
  })

  it('returns the script of a paid episode only after the member has unlocked it, and charges nothing for a refused purchase', async () => {
    const token = await reader()
    const { accessToken: guest } = await sandbox().given('a guest')
    expect((await sandbox().call(readStoryEpisode, { params: episode(1) }, { token: guest })).status).toBe(200)
    for (const each of [token, guest])
      expect((await sandbox().call(readStoryEpisode, { params: episode(2) }, { token: each })).body.messageCode).toBe(
        'PermissionDenied',
      )
    await sandbox().call(viewStoryEpisode, view(2, true), { token })
    const { body } = await sandbox().call(readStoryEpisode, { params: episode(2) }, { token })
    expect(body.script.sceneList[0]?.lineList[0]?.text).toContain('{FIRST}')
    const db = await sandbox().db()
    await db.updateTable('story_episode').set({ consume_coin: 71 }).where('id', 'like', '%-3').execute()
    expect((await sandbox().call(viewStoryEpisode, view(3, true), { token })).body.messageCode).toBe('NotEnoughCoin')
    expect(await coins(token)).toBe(70)
  })

  it('returns an unlocked episode after the publication of its story, but sells none from exactly the end on (Q70)', async () => {
    const token = await reader()
    await sandbox().call(viewStoryEpisode, view(2, true), { token })
    const db = await sandbox().db()
    await db.updateTable('story_group').set({ published_until: sandbox().time.now }).execute()
    expect((await sandbox().call(readStoryEpisode, { params: episode(2) }, { token })).status).toBe(200)
    expect((await sandbox().call(viewStoryEpisode, view(3, true), { token })).body.messageCode).toBe(
      'UnavailablePeriod',
    )
    const { accessToken: guest } = await sandbox().given('a guest')
    expect((await sandbox().call(getStoryGroup, { params: group }, { token: guest })).body.messageCode).toBe(
      'OutOfTerm',
    )
    expect((await sandbox().call(listStoryGroups, { query: { ipId } }, { token })).body.storyGroups).toEqual([])
  })

  it('returns a story that is a privilege only to members who received it, and does not list it', async () => {
    const token = await reader()
    const db = await sandbox().db()
    await db.updateTable('story_group').set({ genre: 'PRIVILEGE' }).execute()
    expect((await sandbox().call(listStoryGroups, { query: { ipId } }, { token })).body.storyGroups).toEqual([])
    expect((await sandbox().call(readStoryEpisode, { params: episode(1) }, { token })).body.messageCode).toBe(
      'NotFound',
    )
    const own = { account_id: 'acc-hikari', group_id: group.storyGroupId, acquired_at: sandbox().time.now }
    await db.insertInto('story_privilege').values(own).execute()
    expect((await sandbox().call(readStoryEpisode, { params: episode(1) }, { token })).status).toBe(200)
  })

  it('refuses an episode with NotFound in the URL of another channel', async () => {
    const token = await reader()
    await sandbox().given('a channel', { ipId: 'ip-other' })
    const elsewhere = { params: { ...episode(1), ipId: 'ip-other' } }
    expect((await sandbox().call(readStoryEpisode, elsewhere, { token })).body.messageCode).toBe('NotFound')
  })

  it.each([
    ['', 'ひかり', 'InvalidArgument'],
    ['星野 ', 'ひかり', 'InvalidArgument'],
    ['星\n野', 'ひかり', 'InvalidArgument'],
    ['あ'.repeat(11), 'ひかり', 'InvalidArgument'],
    ['👩‍👩‍👧‍👦'.repeat(10), 'ひかり', undefined],
    ['<b>{FIRST}</b>'.slice(0, 10), "'; --", undefined],
    ['ＳＰＡＭ', 'spam', 'InvalidModeration'],
  ])(
    'answers the reader’s names %j and %j with the message code %s (C108, S134, X8)',
    async (lastName, firstName, code) => {
      const token = await reader()
      await sandbox().given('a word that moderation refuses', { word: 'spamspam' })
      const names = { lastName, firstName }
      const { body } = await sandbox().call(registerStoryReader, { params: { ipId }, body: names }, { token })
      expect(body.messageCode).toBe(code)
      const registered = (await sandbox().call(getStoryReader, { params: { id: ipId } }, { token })).body
      expect(registered).toMatchObject(code ? { ip: { ipId } } : names)
      expect('lastName' in registered).toBe(code === undefined)
    },
  )

  it('returns a channel’s own tips if it has some, and otherwise the general tips (C109)', async () => {
    const token = await reader()
    await sandbox().given('tips for a screen', { detail: 'minimal', tutorialId: 'everybody' })
    const db = await sandbox().db()
    await db.insertInto('tutorial').values({ id: 'own', type: 'STORY', channel_id: ipId }).execute()
    const tipsFor = async (query: { ip_id?: string }) =>
      (await sandbox().call(getTips, { params: { type: 'STORY' }, query }, { token })).body.tips.tutorialId
    expect(await tipsFor({ ip_id: ipId })).toBe('own')
    expect(await tipsFor({ ip_id: 'ip-other' })).toBe('everybody')
    expect(await tipsFor({})).toBe('everybody')
  })
})
