import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, imagePath, instant, longText, shownText } from '../schema.ts'

const period = z.object({
  /** From then on. */
  startTime: instant,
  /** Before then. */
  endTime: instant,
})

/** What every vote campaign says about itself. */
const voteCampaign = {
  /** Id of the campaign. */
  campaignId: z.string(),
  ipId,
  name: shownText,
  image: z.optional(imagePath),
  description: z.optional(longText),
  /** Cautions: each a sentence, shown under ご注意. */
  cautionList: z.optional(z.array(longText)),
  /** From then on one can vote. */
  votingStartTime: instant,
  /** Before then one can vote. */
  votingEndTime: instant,
  /** Vote points each member has anew every day in Japan, in this campaign only; they are used before held ones. */
  dailyAmount: count,
}

/** Where a member stands; absent for guests. */
const ownAmounts = {
  /** Points the member has voted with in this campaign. */
  totalVotedAmount: z.optional(count),
  /** Points the member can vote with now: what is left of the daily ones, and those held (item kind VOTE_POINT). */
  votableAmount: z.optional(count),
}

/** What enough votes give. */
const reward = z.extend(asset, {
  /** Id of the reward. */
  rewardId: z.string(),
  /** Votes it takes. */
  requiredAmount: z.int().check(z.positive()),
})
const rewardList = z.array(reward)

export const getVoteCampaign = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}',
  auth: 'anyone',
  response: z.object({
    /** The campaign itself. */
    campaign: z.object(voteCampaign),
    /** Whom one can vote for, in the operator's order. */
    targetList: z.array(
      z.object({
        /** Id of who is voted for. */
        targetId: z.string(),
        name: shownText,
        image: z.optional(imagePath),
        description: z.optional(longText),
        /** Points this member has voted for it with; absent for guests, and where the host does not say it (Q241). */
        ownVotedAmount: z.optional(count),
        /** Of the own votes, raised by photos, those that the latest result does not count yet; absent likewise. */
        ownUncountedAmount: z.optional(count),
      }),
    ),
    ...ownAmounts,
    /** Whether a bonus term is on now (C155). */
    activeBonusTermExists: z.boolean(),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C153',
  summary: 'A ranking campaign with whom one can vote for, and the points one has',
})

export const getVoteResult = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/result/latest',
  auth: 'anyone',
  response: z.object({
    /** By rank; as many votes are the same rank. Empty before the first publication. */
    targetResultList: z.array(
      z.object({
        /** Id of who is voted for. */
        targetId: z.string(),
        name: shownText,
        image: z.optional(imagePath),
        /** 1 is the first. */
        rank: z.int().check(z.positive()),
        /** Points as they were voted. */
        votedAmount: count,
        /** Points raised by bonus photos: what the rank goes by. */
        obtainedAmount: count,
      }),
    ),
    /** Votes until then are in it; absent before the first publication. */
    lastUpdateTime: z.optional(instant),
    /** Absent when this is the final result, or when it comes only once the voting is over. */
    nextUpdateTime: z.optional(instant),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C154',
  summary: 'The ranking as it was published last; it is published at intervals and not live',
})

/** A photo that raises the vote of whoever owns it, once, however many they own. */
const bonusPhoto = {
  /** Id of the item; sent back as `bonusPhotoIds`. */
  itemId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** By how much it raises a vote, in percent: 10 is 10 % more. */
  ratePercent: z.int().check(z.positive()),
}

export const getVoteBonus = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/bonus/active',
  auth: 'anyone',
  response: z.object({
    /** The bonus term that is on; absent when none is. */
    bonus: z.optional(
      z.object({
        /** Id of the bonus term, a part of the vote's path (C160). */
        bonusId: z.string(),
        name: shownText,
        description: z.optional(longText),
        image: z.optional(imagePath),
        /** When the term begins. */
        startTime: instant,
        /** When the term ends. */
        endTime: instant,
        /** However many photos one owns, a vote is raised by no more. */
        maxRatePercent: z.int().check(z.positive()),
        /** The photos that raise a vote. */
        photoList: z.array(z.object(bonusPhoto)),
      }),
    ),
    /** By how much the photos this member owns raise a vote; absent for guests. */
    achievedRatePercent: z.optional(count),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C155',
  summary: 'The bonus term that is on, its photos, and what the own ones come to',
})

export const listVoteBonusPhoto = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/bonus/active/photo',
  auth: 'member',
  response: z.object({
    /** Of the bonus term that is on, those the member owns. */
    ownedBonusPhotoList: z.array(z.object(bonusPhoto)),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C156',
  summary: 'Own photos that raise a vote now',
})

export const getVoteUserReward = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/user_reward',
  auth: 'member',
  response: z.object({
    /** Points this member has voted with in this campaign. */
    totalVotedAmount: count,
    /** The least votes first; those up to `totalVotedAmount` have been handed over. */
    rewardList,
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C157',
  summary: 'Rewards by points voted; each is handed over with the vote that reaches it',
})

const receiveRewardList = rewardList

export const getVoteParticipateReward = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/participate_reward',
  auth: 'member',
  response: z.object({
    /** Points this member voted with while votes count as taking part. */
    totalVotedAmount: count,
    participateRewardDescription: z.optional(longText),
    /** Votes in this time count as taking part; absent where all do. */
    participateRewardStartTime: z.optional(instant),
    /** Votes before then count as taking part; absent where all do. */
    participateRewardEndTime: z.optional(instant),
    /** Absent: as long as the campaign is to be seen. */
    receivablePeriod: z.optional(period),
    rewardList,
    /** Those of `rewardList` that the member has received. */
    receiveRewardList,
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C158',
  summary: 'Rewards for taking part, which one receives by hand',
})

export const receiveVoteParticipateReward = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/vote/ranking/campaign/{id}/participate_reward/{rewardId}/receive',
  auth: 'member',
  grants: true,
  response: z.object({
    /** Rewards for taking part that the member has received. */
    receiveRewardList,
    sentToPresents,
  }),
  codes: ['VoteRankingParticipateRewardUnavailable', 'NoAssetToAcquire', 'NotFound', 'OutOfTerm'],
  source: 'C159',
  summary:
    'Receives a reward for taking part, once: again changes nothing. NoAssetToAcquire with too few votes, VoteRankingParticipateRewardUnavailable outside the receivable period',
})

const voteAmount = z.int().check(z.positive())

export const voteForTarget = endpoint({
  host: 'app',
  method: 'POST',
  /** `bonusId` is `0` when no bonus term is on, and only then (Q77). */
  path: '/v2/vote/ranking/campaign/{id}/target/{targetId}/bonus/{bonusId}/vote',
  auth: 'member',
  grants: true,
  idempotent: true,
  query: z.object({
    /**
     * Votes that the member was shown for `amount` with these photos. PriceChanged where the vote would count for
     * another number: nothing was voted then. The points that it takes are `amount` itself (Q354).
     */
    expectedObtainedAmount: z.optional(count),
  }),
  body: z.object({
    /** Points to vote with. */
    amount: voteAmount,
    /** Item ids of own photos of the bonus term that is on. */
    bonusPhotoIds: z.array(z.string()),
  }),
  response: z.object({
    /** Rewards this vote has reached; they have been handed over. */
    rewardList,
    sentToPresents,
    /** `amount` raised by the photos. */
    obtainedAmount: count,
    /** Points this member has voted with in this campaign, after the vote. */
    totalVotedAmount: count,
    /** Points the member can still vote with, after the vote. */
    votableAmount: count,
  }),
  codes: [
    'VoteRankingBonusTermChanged',
    'VoteRankingBonusPhotoChanged',
    'VoteRankingVotingUnavailable',
    'PriceChanged',
    'OutOfRange',
    'InvalidArgument',
    'NotFound',
  ],
  source: 'C160',
  summary: 'Votes; points and rewards move in one transaction. OutOfRange for more points than one has',
})

const coopSource = { source: 'ours', why: 'C179: the coop vote has two pages and no call' } as const

const coopReward = z.extend(reward, {
  /** All votes together have reached it. */
  isUnlocked: z.boolean(),
})

export const getCoopVoteCampaign = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/coop/campaign/{id}',
  auth: 'anyone',
  response: z.object({
    /** The campaign itself. */
    campaign: z.object({
      ...voteCampaign,
      /** Votes of all together that it takes. */
      goalAmount: z.int().check(z.positive()),
    }),
    /** Votes of all together; it may pass the goal. */
    achievedAmount: count,
    ...ownAmounts,
  }),
  codes: ['NotFound', 'OutOfTerm'],
  ...coopSource,
  summary: 'A campaign whose votes all count towards one goal',
})

export const voteForCoop = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/vote/coop/campaign/{id}/vote',
  auth: 'member',
  idempotent: true,
  body: z.object({
    /** Points to vote with. */
    amount: voteAmount,
  }),
  response: z.object({
    /** Votes of all together, after the vote. */
    achievedAmount: count,
    /** Points this member has voted with in this campaign, after the vote. */
    totalVotedAmount: count,
    /** Points the member can still vote with, after the vote. */
    votableAmount: count,
  }),
  codes: ['VoteRankingVotingUnavailable', 'OutOfRange', 'InvalidArgument', 'NotFound'],
  ...coopSource,
  summary: 'Votes towards the common goal. OutOfRange for more points than one has',
})

export const listCoopVoteReward = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/coop/campaign/{id}/reward',
  auth: 'anyone',
  response: z.object({
    /** Votes of all together. */
    achievedAmount: count,
    /** Every reward, the least votes first. */
    rewardList: z.array(coopReward),
    /** Those that the member has received; absent for guests. */
    receiveRewardList: z.optional(z.array(coopReward)),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  ...coopSource,
  summary: 'Rewards that the votes of all unlock for everyone who has voted',
})

export const receiveCoopVoteReward = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/vote/coop/campaign/{id}/reward/{rewardId}/receive',
  auth: 'member',
  grants: true,
  response: z.object({
    /** Unlocked rewards that the member has received. */
    receiveRewardList: z.array(coopReward),
    sentToPresents,
  }),
  codes: ['NoAssetToAcquire', 'NotFound', 'OutOfTerm'],
  ...coopSource,
  summary:
    'Receives an unlocked reward, once: again changes nothing. NoAssetToAcquire for one that is locked or who has not voted',
})
