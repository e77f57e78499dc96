import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './vote.endpoints.ts'

const channel = state('a channel')
const ownVotes = state('own votes', { campaignId: 'coop-hoshiyomi-1' })
const open = [channel, state('a coop vote')]
const bare = [state('a channel', { detail: 'minimal' }), state('a coop vote', { detail: 'minimal' })]
const over = [channel, state('a coop vote', { phase: 'over' })]
const unpublished = [channel, state('a coop vote', { phase: 'unpublished' })]

const here = { params: { id: 'coop-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-campaign' } }
const vote = (amount: number) => ({ ...here, body: { amount } })
const receive = (reward: string) => ({ params: { ...here.params, rewardId: `coop-hoshiyomi-1-${reward}` } })

const bareCampaign = {
  campaignId: 'coop-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: 'みんなで灯す天の川',
  votingStartTime: '2026-03-01T03:00:00Z',
  votingEndTime: '2026-03-08T03:00:00Z',
  dailyAmount: 10,
  goalAmount: 1000,
}
const fullCampaign = {
  ...bareCampaign,
  image: 'vote/milkyway.webp',
  description: '星を読む夜に、ひとつだけ願いごとを。',
  cautionList: ['期間の途中で内容が変わることがあります。'],
}
const unlocked = { rewardId: 'coop-hoshiyomi-1-reward-1', requiredAmount: 500, isUnlocked: true }
const photo = {
  itemKind: 'PHOTO' as const,
  itemId: 'coop-hoshiyomi-1-photo-1',
  name: 'オリオンの写真',
  image: 'photo/orion.webp',
  amount: 1,
}
const photoReward = { ...unlocked, ...photo }
const coinReward = { ...unlocked, itemKind: 'COIN' as const, name: '50コイン', amount: 50 }
const exactAmounts = ['achievedAmount', 'totalVotedAmount', 'votableAmount']

/** Cases of the endpoints for coop votes, which the product adds (C179). */
export const coopVoteCases = {
  getCoopVoteCampaign: {
    full: {
      as: 'member',
      given: [...open, ownVotes],
      request: here,
      answer: { campaign: fullCampaign, achievedAmount: 610, totalVotedAmount: 10, votableAmount: 10 },
      exact: ['campaign.goalAmount', ...exactAmounts],
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { campaign: bareCampaign, achievedAmount: 600 } },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  voteForCoop: {
    full: {
      as: 'member',
      given: open,
      request: vote(4),
      answer: { achievedAmount: 604, totalVotedAmount: 4, votableAmount: 6 },
      exact: exactAmounts,
    },
    VoteRankingVotingUnavailable: {
      as: 'member',
      given: over,
      request: vote(1),
      fails: 'VoteRankingVotingUnavailable',
    },
    OutOfRange: { as: 'member', given: open, request: vote(11), fails: 'OutOfRange' },
    InvalidArgument: { as: 'member', given: open, request: vote(0), fails: 'InvalidArgument' },
    NotFound: { as: 'member', request: { ...vote(1), ...nowhere }, fails: 'NotFound' },
  },
  listCoopVoteReward: {
    full: {
      as: 'member',
      given: [
        ...open,
        ownVotes,
        state('a received vote reward', { campaignId: 'coop-hoshiyomi-1', reward: 'reward-1' }),
      ],
      request: here,
      answer: { achievedAmount: 610, rewardList: [photoReward], receiveRewardList: [photoReward] },
      exact: ['achievedAmount', 'receiveRewardList.length'],
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { achievedAmount: 600, rewardList: [coinReward] } },
    empty: {
      as: 'guest',
      given: [channel, state('a coop vote', { hasRewards: false })],
      request: here,
      answer: { achievedAmount: 600, rewardList: [] },
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  receiveCoopVoteReward: {
    full: {
      as: 'member',
      given: [...open, ownVotes],
      request: receive('reward-1'),
      answer: { receiveRewardList: [photoReward] },
      exact: ['receiveRewardList.rewardId', 'receiveRewardList.isUnlocked'],
    },
    minimal: {
      as: 'member',
      given: [...bare, ownVotes],
      request: receive('reward-1'),
      answer: { receiveRewardList: [coinReward] },
    },
    sentToPresents: {
      as: 'member',
      given: [...open, ownVotes, state('a full holding', { of: 'ITEMS' })],
      request: receive('reward-1'),
      answer: { receiveRewardList: [photoReward], sentToPresents: [photo] },
      exact: ['receiveRewardList.rewardId', 'sentToPresents.itemId', 'sentToPresents.amount'],
    },
    /** The common goal for this reward is not reached, so the host does not give the reward yet. */
    NoAssetToAcquire: {
      as: 'member',
      given: [...open, ownVotes],
      request: receive('reward-2'),
      fails: 'NoAssetToAcquire',
    },
    whoHasNotVoted: { as: 'member', given: open, request: receive('reward-1'), fails: 'NoAssetToAcquire' },
    NotFound: { as: 'member', given: open, request: receive('no-such-reward'), fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: unpublished, request: receive('reward-1'), fails: 'OutOfTerm' },
  },
} satisfies Pick<
  AreaCases<typeof endpoints>,
  'getCoopVoteCampaign' | 'voteForCoop' | 'listCoopVoteReward' | 'receiveCoopVoteReward'
>
