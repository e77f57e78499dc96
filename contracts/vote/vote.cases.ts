import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import { coopVoteCases } from './coopVote.cases.ts'
import type * as endpoints from './vote.endpoints.ts'

const channel = state('a channel')
const campaign = (params: Parameters<typeof state<'a ranking campaign'>>[1] = {}) => [
  channel,
  state('a ranking campaign', params),
]
const open = campaign()
const bare = [state('a channel', { detail: 'minimal' }), state('a ranking campaign', { detail: 'minimal' })]
const over = campaign({ phase: 'over' })
const unpublished = campaign({ phase: 'unpublished' })
const bonusTerm = [...campaign({ hasBonus: true }), state('owned bonus photos')]

const here = { params: { id: 'vote-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-campaign' } }

const bareCampaign = {
  campaignId: 'vote-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: '春の星座人気投票',
  votingStartTime: '2026-03-01T03:00:00Z',
  votingEndTime: '2026-03-08T03:00:00Z',
  dailyAmount: 10,
}
const fullCampaign = {
  ...bareCampaign,
  image: 'vote/spring.webp',
  description: '星を読む夜に、ひとつだけ願いごとを。',
  cautionList: ['期間の途中で内容が変わることがあります。'],
}
const bareTarget = { targetId: 'vote-hoshiyomi-1-target-1', name: '天野 ほし' }
const fullTarget = { ...bareTarget, image: 'vote/hoshi.webp', description: '夜空の案内人。' }

const result = { ...bareTarget, image: 'vote/hoshi.webp', rank: 1, votedAmount: 300, obtainedAmount: 330 }
const lastUpdateTime = '2026-03-04T03:00:00Z'
const nextUpdateTime = '2026-03-04T04:00:00Z'

const photo = { itemId: 'vote-hoshiyomi-1-photo-1', name: 'オリオンの写真', ratePercent: 10 }
const fullPhoto = { ...photo, image: 'photo/orion.webp' }
const bonus = {
  bonusId: 'vote-hoshiyomi-1-bonus-1',
  name: '前夜祭ボーナス',
  description: 'この写真を持っていると、票が増えます。',
  image: 'vote/bonus.webp',
  startTime: '2026-03-03T03:00:00Z',
  endTime: '2026-03-05T03:00:00Z',
  maxRatePercent: 50,
  photoList: [fullPhoto],
}

const photoReward = {
  itemKind: 'PHOTO' as const,
  itemId: 'vote-hoshiyomi-1-photo-1',
  name: 'オリオンの写真',
  image: 'photo/orion.webp',
  amount: 1,
}
const coinReward = { itemKind: 'COIN' as const, name: '50コイン', amount: 50 }
const amountReward = { rewardId: 'vote-hoshiyomi-1-reward-1', requiredAmount: 10 }
const participateReward = { rewardId: 'vote-hoshiyomi-1-participate-1', requiredAmount: 1, ...photoReward }
const coinParticipateReward = { rewardId: 'vote-hoshiyomi-1-participate-1', requiredAmount: 1, ...coinReward }

const receive = (reward: string) => ({ params: { ...here.params, rewardId: `vote-hoshiyomi-1-${reward}` } })

const vote = (
  amount: number,
  { bonusId = '0', bonusPhotoIds = [] as string[], targetId = bareTarget.targetId } = {},
) => ({
  params: { ...here.params, targetId, bonusId },
  body: { amount, bonusPhotoIds },
})
const bonusPhotoIds = ['vote-hoshiyomi-1-photo-1', 'vote-hoshiyomi-1-photo-2']
const bonusVote = vote(10, { bonusId: bonus.bonusId, bonusPhotoIds })
const exactAmounts = ['obtainedAmount', 'totalVotedAmount', 'votableAmount']

/** The example requests and answers ("cases") of the vote endpoints. */
export const voteCases = {
  getVoteCampaign: {
    full: {
      as: 'member',
      given: [...open, state('own votes')],
      request: here,
      answer: {
        campaign: fullCampaign,
        targetList: [{ ...fullTarget, ownVotedAmount: 10, ownUncountedAmount: 0 }],
        totalVotedAmount: 10,
        votableAmount: 10,
        activeBonusTermExists: false,
      },
      exact: ['campaign.campaignId', 'totalVotedAmount', 'votableAmount', 'activeBonusTermExists'],
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: here,
      answer: { campaign: bareCampaign, targetList: [bareTarget], activeBonusTermExists: false },
    },
    bonusTerm: {
      as: 'guest',
      given: bonusTerm.slice(0, 2),
      request: here,
      answer: { campaign: fullCampaign, targetList: [fullTarget], activeBonusTermExists: true },
      exact: ['activeBonusTermExists'],
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  getVoteResult: {
    full: {
      as: 'guest',
      given: open,
      request: here,
      answer: { targetResultList: [result], lastUpdateTime, nextUpdateTime },
    },
    /** The campaign publishes its result only after voting has ended, so the ranking is still empty. */
    minimal: { as: 'guest', given: bare, request: here, answer: { targetResultList: [] } },
    notYet: {
      as: 'guest',
      given: campaign({ phase: 'begun' }),
      request: here,
      answer: { targetResultList: [], nextUpdateTime },
    },
    final: { as: 'guest', given: over, request: here, answer: { targetResultList: [result], lastUpdateTime } },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  getVoteBonus: {
    full: {
      as: 'member',
      given: bonusTerm,
      request: here,
      answer: { bonus, achievedRatePercent: 20 },
      exact: ['bonus.bonusId', 'achievedRatePercent'],
    },
    minimal: { as: 'guest', given: open, request: here, answer: {} },
    guest: { as: 'guest', given: campaign({ hasBonus: true }), request: here, answer: { bonus } },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  listVoteBonusPhoto: {
    full: { as: 'member', given: bonusTerm, request: here, answer: { ownedBonusPhotoList: [fullPhoto] } },
    minimal: {
      as: 'member',
      given: [...campaign({ hasBonus: true, detail: 'minimal' }), state('owned bonus photos')],
      request: here,
      answer: { ownedBonusPhotoList: [photo] },
    },
    empty: { as: 'member', given: open, request: here, answer: { ownedBonusPhotoList: [] } },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  getVoteUserReward: {
    full: {
      as: 'member',
      given: [...open, state('own votes')],
      request: here,
      answer: { totalVotedAmount: 10, rewardList: [{ ...amountReward, ...photoReward }] },
      exact: ['totalVotedAmount'],
    },
    minimal: {
      as: 'member',
      given: bare,
      request: here,
      answer: { totalVotedAmount: 0, rewardList: [{ ...amountReward, ...coinReward }] },
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  getVoteParticipateReward: {
    full: {
      as: 'member',
      given: [...open, state('own votes'), state('a received vote reward')],
      request: here,
      answer: {
        totalVotedAmount: 10,
        participateRewardDescription: '1ポイントでも投票した方に、もれなくお贈りします。',
        participateRewardStartTime: '2026-03-01T03:00:00Z',
        participateRewardEndTime: '2026-03-08T03:00:00Z',
        receivablePeriod: { startTime: '2026-03-01T03:00:00Z', endTime: '2026-03-10T03:00:00Z' },
        rewardList: [participateReward],
        receiveRewardList: [participateReward],
      },
      exact: ['totalVotedAmount', 'rewardList.length', 'receiveRewardList.length'],
    },
    /** The campaign has no period for receiving rewards, so members can receive them as long as it is published. */
    minimal: {
      as: 'member',
      given: bare,
      request: here,
      answer: { totalVotedAmount: 0, rewardList: [coinParticipateReward], receiveRewardList: [] },
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  receiveVoteParticipateReward: {
    full: {
      as: 'member',
      given: [...open, state('own votes')],
      request: receive('participate-1'),
      answer: { receiveRewardList: [participateReward] },
      exact: ['receiveRewardList.rewardId'],
    },
    minimal: {
      as: 'member',
      given: [...bare, state('own votes')],
      request: receive('participate-1'),
      answer: { receiveRewardList: [coinParticipateReward] },
    },
    again: {
      as: 'member',
      given: [...open, state('own votes'), state('a received vote reward')],
      request: receive('participate-1'),
      answer: { receiveRewardList: [participateReward] },
    },
    sentToPresents: {
      as: 'member',
      given: [...open, state('own votes'), state('a full holding', { of: 'ITEMS' })],
      request: receive('participate-1'),
      answer: { receiveRewardList: [participateReward], sentToPresents: [photoReward] },
      exact: ['receiveRewardList.rewardId', 'sentToPresents.itemId', 'sentToPresents.amount'],
    },
    NoAssetToAcquire: { as: 'member', given: open, request: receive('participate-1'), fails: 'NoAssetToAcquire' },
    VoteRankingParticipateRewardUnavailable: {
      as: 'member',
      given: [...over, state('own votes')],
      request: receive('participate-1'),
      fails: 'VoteRankingParticipateRewardUnavailable',
    },
    NotFound: { as: 'member', given: open, request: receive('no-such-reward'), fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: unpublished, request: receive('participate-1'), fails: 'OutOfTerm' },
  },
  voteForTarget: {
    full: {
      as: 'member',
      given: bonusTerm,
      request: { ...bonusVote, query: { expectedObtainedAmount: 12 } },
      answer: {
        rewardList: [{ ...amountReward, ...photoReward }],
        obtainedAmount: 12,
        totalVotedAmount: 10,
        votableAmount: 0,
      },
      exact: ['rewardList.rewardId', ...exactAmounts],
    },
    minimal: {
      as: 'member',
      given: bare,
      request: vote(10),
      answer: {
        rewardList: [{ ...amountReward, ...coinReward }],
        obtainedAmount: 10,
        totalVotedAmount: 10,
        votableAmount: 0,
      },
    },
    sentToPresents: {
      as: 'member',
      given: [...open, state('a full holding', { of: 'ITEMS' })],
      request: vote(10),
      answer: {
        rewardList: [{ ...amountReward, ...photoReward }],
        sentToPresents: [photoReward],
        obtainedAmount: 10,
        totalVotedAmount: 10,
        votableAmount: 0,
      },
      exact: ['rewardList.rewardId', 'sentToPresents.itemId', 'sentToPresents.amount', ...exactAmounts],
    },
    withoutReward: {
      as: 'member',
      given: open,
      request: vote(3),
      answer: { rewardList: [], obtainedAmount: 3, totalVotedAmount: 3, votableAmount: 7 },
      exact: exactAmounts,
    },
    VoteRankingBonusTermChanged: {
      as: 'member',
      given: open,
      request: bonusVote,
      fails: 'VoteRankingBonusTermChanged',
    },
    /** The request contains the bonus id `0`, which means no bonus, but a bonus term has begun (Q77). */
    bonusTermBegan: {
      as: 'member',
      given: bonusTerm,
      request: vote(10),
      fails: 'VoteRankingBonusTermChanged',
    },
    VoteRankingBonusPhotoChanged: {
      as: 'member',
      given: campaign({ hasBonus: true }),
      request: bonusVote,
      fails: 'VoteRankingBonusPhotoChanged',
    },
    /** The request expects another number of votes than its points and photos give. */
    PriceChanged: {
      as: 'member',
      given: bonusTerm,
      request: { ...bonusVote, query: { expectedObtainedAmount: 13 } },
      fails: 'PriceChanged',
    },
    /** The photos in the request belong to another member. */
    ofAnother: {
      as: 'member',
      given: [
        state('another member'),
        ...campaign({ hasBonus: true }),
        state('owned bonus photos', { accountId: 'acc-sora' }),
      ],
      request: bonusVote,
      fails: 'VoteRankingBonusPhotoChanged',
    },
    VoteRankingVotingUnavailable: {
      as: 'member',
      given: over,
      request: vote(1),
      fails: 'VoteRankingVotingUnavailable',
    },
    OutOfRange: { as: 'member', given: open, request: vote(11), fails: 'OutOfRange' },
    InvalidArgument: { as: 'member', given: open, request: vote(0), fails: 'InvalidArgument' },
    NotFound: { as: 'member', given: open, request: vote(1, { targetId: 'no-such-target' }), fails: 'NotFound' },
  },
  ...coopVoteCases,
} satisfies AreaCases<typeof endpoints>
