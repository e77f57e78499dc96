import { expect, it } from 'vitest'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import {
  getCoopVoteCampaign,
  getVoteCampaign,
  getVoteResult,
  getVoteUserReward,
  receiveCoopVoteReward,
  receiveVoteParticipateReward,
  voteForCoop,
  voteForTarget,
} from '../../vote/vote.endpoints.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'
import { giveVotePoints } from '../inventory/votePoints.ts'

const here = { params: { id: 'vote-hoshiyomi-1' } }
const coop = { params: { id: 'coop-hoshiyomi-1' } }
const target = (index: number) => `vote-hoshiyomi-1-target-${index}`
const vote = (amount: number, { targetId = target(1), bonusId = '0', bonusPhotoIds = [] as string[] } = {}) => ({
  params: { ...here.params, targetId, bonusId },
  body: { amount, bonusPhotoIds },
})

await onBothEngines('the vote service', (sandbox) => {
  /** Creates a member with this many vote points, in addition to the ten daily ones. */
  async function voter(points: number, accountId = 'acc-hikari') {
    const names = { accountId, email: `${accountId}@example.com`, uniqueName: accountId.replace('-', '') }
    const { accessToken: token } = await sandbox().given('a member', { ...names, freeCoin: 0, paidCoin: 0 })
    if (points > 0) await giveVotePoints({ db: await sandbox().db() }, accountId, points)
    return token
  }

  async function campaign(params: Parameters<ReturnType<typeof sandbox>['given']>[1] = {}) {
    await sandbox().given('a channel')
    await sandbox().given('a ranking campaign', params)
  }

  async function change(fields: { result_minutes?: number; voting_until?: Date }) {
    await (await sandbox().db()).updateTable('vote_campaign').set(fields).where('id', '=', here.params.id).execute()
  }

  it('counts no more votes than the member has points, in 40 concurrent requests (C160)', async () => {
    const token = await voter(15)
    await campaign()
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => sandbox().call(voteForTarget, vote(2), { token })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBe(12)
    expect(new Set(refused.map(({ body }) => body.messageCode))).toEqual(new Set(['OutOfRange']))
    const { body } = await sandbox().call(getVoteCampaign, here, { token })
    expect(body).toMatchObject({ totalVotedAmount: 24, votableAmount: 1 })
    const db = await sandbox().db()
    const held = await db.selectFrom('vote_point').select('amount').where('account_id', '=', 'acc-hikari').execute()
    expect(held).toEqual([{ amount: 1 }])
  })

  it('grants a reward once, with the vote that reaches its threshold, in ten concurrent requests (S126)', async () => {
    const token = await voter(0)
    await campaign({ detail: 'minimal' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sandbox().call(voteForTarget, vote(1), { token })),
    )
    expect(answers.flatMap(({ body }) => body.rewardList)).toHaveLength(1)
    const web = { query: { platformType: 'WEB' as const } }
    expect((await sandbox().call(getCoinBalance, web, { token })).body.total).toBe(50)
    expect((await sandbox().call(getVoteUserReward, here, { token })).body.totalVotedAmount).toBe(10)
  })

  it('returns the first answer for a repeated idempotency key, and counts the vote once (X13)', async () => {
    const token = await voter(0)
    await campaign()
    const headers = { 'Idempotency-Key': 'the-same-vote' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sandbox().call(voteForTarget, vote(4), { token, headers })),
    )
    for (const { body } of answers) expect(body).toMatchObject({ totalVotedAmount: 4, votableAmount: 6 })
    const other = await sandbox().call(voteForTarget, vote(4, { targetId: target(2) }), { token, headers })
    expect(other.body.messageCode).toBe('InvalidArgument')
  })

  it('gives new daily points at midnight in Japan, and uses them before other points', async () => {
    sandbox().time.now = new Date('2026-06-01T14:59:59Z')
    const token = await voter(5)
    await campaign()
    const votable = async () => (await sandbox().call(getVoteCampaign, here, { token })).body.votableAmount
    await sandbox().call(voteForTarget, vote(12), { token })
    expect(await votable()).toBe(3)
    sandbox().advanceClock(999)
    expect(await votable()).toBe(3)
    sandbox().advanceClock(1)
    expect(await votable()).toBe(13)
  })

  it('multiplies a vote by the bonus of the member’s photos, each once, and only in the bonus term of these photos (Q77)', async () => {
    const token = await voter(90)
    await campaign({ hasBonus: true })
    const bonusId = 'vote-hoshiyomi-1-bonus-1'
    const [first, second] = ['vote-hoshiyomi-1-photo-1', 'vote-hoshiyomi-1-photo-2'] as [string, string]
    const voteWith = async (bonusPhotoIds: string[], bonus = bonusId) =>
      (await sandbox().call(voteForTarget, vote(5, { bonusId: bonus, bonusPhotoIds }), { token })).body
    expect((await voteWith([first])).messageCode).toBe('VoteRankingBonusPhotoChanged')
    await sandbox().given('owned bonus photos')
    expect((await voteWith([first, first])).messageCode).toBe('InvalidArgument')
    expect((await voteWith([first], '0')).messageCode).toBe('VoteRankingBonusTermChanged')
    expect((await voteWith([first, second])).obtainedAmount).toBe(6)
    const db = await sandbox().db()
    await db.updateTable('vote_bonus').set({ ends_at: sandbox().time.now }).where('id', '=', bonusId).execute()
    expect((await voteWith([first])).messageCode).toBe('VoteRankingBonusTermChanged')
    expect((await voteWith([first], '0')).messageCode).toBe('VoteRankingBonusPhotoChanged')
    expect((await voteWith([], '0')).obtainedAmount).toBe(5)
  })

  it('returns the member’s votes per target, and how many the latest result does not include yet (C153, Q241)', async () => {
    const token = await voter(90)
    await campaign({ hasBonus: true })
    await sandbox().given('owned bonus photos')
    await change({ result_minutes: 1 })
    const bonusPhotoIds = ['vote-hoshiyomi-1-photo-1']
    const own = async () => {
      const { body } = await sandbox().call(getVoteCampaign, here, { token })
      return body.targetList.map(({ ownVotedAmount, ownUncountedAmount }) => [ownVotedAmount, ownUncountedAmount])
    }
    await sandbox().call(voteForTarget, vote(20, { bonusId: 'vote-hoshiyomi-1-bonus-1', bonusPhotoIds }), { token })
    expect(await own()).toEqual([
      [20, 22],
      [0, 0],
      [0, 0],
    ])
    sandbox().advanceClock(minutes(1))
    expect(await own()).toEqual([
      [20, 0],
      [0, 0],
      [0, 0],
    ])
    const { accessToken } = await sandbox().given('a guest')
    const guest = await sandbox().call(getVoteCampaign, here, { token: accessToken })
    expect(guest.body.targetList[0]).not.toHaveProperty('ownVotedAmount')
  })

  it('updates the ranking at intervals, and gives targets with equal votes one rank', async () => {
    const token = await voter(200)
    await campaign()
    await change({ result_minutes: 1 })
    await sandbox().call(voteForTarget, vote(100, { targetId: target(3) }), { token })
    const ranks = async () => {
      const { body } = await sandbox().call(getVoteResult, here, { token })
      return body.targetResultList.map(({ targetId, rank, votedAmount }) => [targetId.at(-1), rank, votedAmount])
    }
    expect(await ranks()).toEqual([
      ['1', 1, 300],
      ['2', 2, 200],
      ['3', 3, 100],
    ])
    sandbox().advanceClock(minutes(1))
    const tied = [
      ['1', 1, 300],
      ['2', 2, 200],
      ['3', 2, 200],
    ]
    expect(await ranks()).toEqual(tied)
    await sandbox().call(voteForTarget, vote(1, { targetId: target(3) }), { token })
    sandbox().advanceClock(minutes(1) - 1)
    expect(await ranks()).toEqual(tied)
    sandbox().advanceClock(1)
    expect((await ranks())[1]).toEqual(['3', 2, 201])
    const { body } = await sandbox().call(getVoteResult, here, { token })
    expect(Date.parse(body.nextUpdateTime ?? '') - Date.parse(body.lastUpdateTime ?? '')).toBe(minutes(1))
  })

  it('accepts votes until exactly the end of the vote, and then returns a final result (Q70)', async () => {
    const token = await voter(0)
    await campaign()
    await change({ voting_until: timeAfter(sandbox().time.now, 1) })
    expect((await sandbox().call(voteForTarget, vote(1), { token })).status).toBe(200)
    sandbox().advanceClock(1)
    expect((await sandbox().call(voteForTarget, vote(1), { token })).body.messageCode).toBe(
      'VoteRankingVotingUnavailable',
    )
    const { body } = await sandbox().call(getVoteResult, here, { token })
    expect(body.lastUpdateTime).toBe(sandbox().time.now.toISOString().replace('.000Z', 'Z'))
    expect(body.nextUpdateTime).toBeUndefined()
    expect(body.targetResultList[0]?.votedAmount).toBe(301)
  })

  it('gives the participation reward once in ten concurrent requests (C159)', async () => {
    const token = await voter(0)
    await campaign({ detail: 'minimal' })
    const request = { params: { ...here.params, rewardId: 'vote-hoshiyomi-1-participate-1' } }
    const tooSoon = await sandbox().call(receiveVoteParticipateReward, request, { token })
    expect(tooSoon.body.messageCode).toBe('NoAssetToAcquire')
    await sandbox().call(voteForTarget, vote(1), { token })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sandbox().call(receiveVoteParticipateReward, request, { token })),
    )
    for (const { body } of answers) expect(body.receiveRewardList).toHaveLength(1)
    const web = { query: { platformType: 'WEB' as const } }
    expect((await sandbox().call(getCoinBalance, web, { token })).body.total).toBe(50)
  })

  it('adds all members’ votes in a coop vote, and gives the reward of a reached goal only to members who voted (C179)', async () => {
    const tokens = [await voter(400), await voter(0, 'acc-second'), await voter(0, 'acc-third')]
    await sandbox().given('a channel')
    await sandbox().given('a coop vote', { achievedAmount: 590 })
    const [first, second, third] = tokens
    const goal = { params: { ...coop.params, rewardId: 'coop-hoshiyomi-1-reward-2' } }
    await sandbox().call(voteForCoop, { ...coop, body: { amount: 5 } }, { token: second })
    expect((await sandbox().call(receiveCoopVoteReward, goal, { token: second })).body.messageCode).toBe(
      'NoAssetToAcquire',
    )
    await Promise.all(
      Array.from({ length: 41 }, () =>
        sandbox().call(voteForCoop, { ...coop, body: { amount: 10 } }, { token: first }),
      ),
    )
    expect((await sandbox().call(getCoopVoteCampaign, coop, { token: third })).body).toMatchObject({
      achievedAmount: 1005,
      totalVotedAmount: 0,
    })
    expect((await sandbox().call(receiveCoopVoteReward, goal, { token: second })).status).toBe(200)
    expect((await sandbox().call(receiveCoopVoteReward, goal, { token: third })).body.messageCode).toBe(
      'NoAssetToAcquire',
    )
  })
})
