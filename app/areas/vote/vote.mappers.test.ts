import type { getVoteCampaign, listCoopVoteReward } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import {
  amountRewardsView,
  voteBonusView,
  coopRewardsView,
  participateRewardsView,
  votePageView,
} from './vote.mappers.ts'

const coins = { itemKind: 'COIN' as const, name: 'コイン', amount: 30 }
const reward = (rewardId: string, requiredAmount: number) => ({ rewardId, requiredAmount, ...coins })

const answer: ResponseOf<typeof getVoteCampaign> = {
  campaign: {
    campaignId: 'v',
    ipId: 'todai',
    name: '最後の一曲',
    votingStartTime: '2026-03-01T03:00:00Z',
    votingEndTime: '2026-03-08T12:00:00+09:00',
    dailyAmount: 10,
  },
  targetList: [{ targetId: 't', name: '紙の舟', ownVotedAmount: 10, ownUncountedAmount: 12 }],
  totalVotedAmount: 10,
  votableAmount: 5,
  activeBonusTermExists: false,
}

describe('the view of a ranking campaign (R073, C153)', () => {
  it('contains the member’s points and own votes, and all times in one format', () => {
    expect(votePageView(answer, true)).toMatchObject({
      campaign: { end: '2026-03-08T03:00:00.000Z', cautions: [], daily: 10 },
      targets: [{ id: 't', voted: 10, uncounted: 12 }],
      points: { voted: 10, votable: 5 },
    })
  })

  it('contains no points for a guest (S062)', () => expect(votePageView(answer, false).points).toBeUndefined())

  it('contains no own votes if the server’s answer contains none (Q241)', () => {
    const { ownVotedAmount: _voted, ownUncountedAmount: _uncounted, ...bare } = answer.targetList[0]!
    expect(votePageView({ ...answer, targetList: [bare] }, true).targets[0]?.voted).toBeUndefined()
  })
})

it('the view of a voting bonus is undefined if no bonus term is running (C155)', () =>
  expect(voteBonusView({ owned: [] })).toBeUndefined())

describe('the view of the rewards of a vote (R076, W108)', () => {
  const list = [reward('a', 10), reward('b', 50)]

  it('marks rewards as received up to the number of points voted (C157), and those that the answer to a vote contains (S126)', () => {
    const standing = (voted: number, reached = list.slice(0, 0)) =>
      amountRewardsView({ totalVotedAmount: voted, rewardList: list }, reached).rewards.map((each) => each.isReceived)
    expect([standing(9), standing(10), standing(49), standing(9, [list[1]!])]).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [false, true],
    ])
  })

  it('marks a reward for taking part as reached by the number of votes, and as received once the user has taken it (C158)', () => {
    const view = participateRewardsView({ totalVotedAmount: 10, rewardList: list, receiveRewardList: [] })
    expect(view.rewards.map(({ isReached, isReceived }) => [isReached, isReceived])).toEqual([
      [true, false],
      [false, false],
    ])
  })

  it('marks a coop vote’s reward, once the total has unlocked it, as reached only for members who have voted (R078, W110, C179)', () => {
    const rewards: ResponseOf<typeof listCoopVoteReward> = {
      achievedAmount: 20,
      rewardList: [
        { ...reward('a', 10), isUnlocked: true },
        { ...reward('b', 50), isUnlocked: false },
      ],
    }
    const reached = (voted?: number) =>
      coopRewardsView(rewards, voted === undefined ? undefined : { voted, votable: 0 }).map((each) => each.isReached)
    expect([reached(), reached(0), reached(1)]).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ])
  })
})
