import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, imagePath, instant, longText, shownText } from '../schema.ts'
import { uniqueList } from '../requestFields.ts'

const period = z.object({
  /** Start of the period. */
  startTime: instant,
  /** End of the period (exclusive). */
  endTime: instant,
})

/** The fields of every vote campaign. */
const voteCampaign = {
  /** Id of the campaign. */
  campaignId: z.string(),
  ipId,
  name: shownText,
  image: z.optional(imagePath),
  description: z.optional(longText),
  /** Cautions: each a sentence, shown under ご注意. */
  cautionList: z.optional(z.array(longText)),
  /** When the voting period starts. */
  votingStartTime: instant,
  /** When the voting period ends (exclusive). */
  votingEndTime: instant,
  /**
   * Vote points that each member receives every day in Japan, for this campaign only. They are used before other
   * points.
   */
  dailyAmount: count,
}

/** The member's points; absent for guests. */
const ownAmounts = {
  /** Points with which the member has voted in this campaign. */
  totalVotedAmount: z.optional(count),
  /** Points with which the member can vote now: the remaining daily ones, plus points of item kind VOTE_POINT. */
  votableAmount: z.optional(count),
}

/** A reward that requires a number of votes. */
const reward = z.extend(asset, {
  /** Id of the reward. */
  rewardId: z.string(),
  /** Number of votes that the reward requires. */
  requiredAmount: z.int().check(z.positive()),
})
const rewardList = z.array(reward)

/** Reads a ranking campaign with its candidates and the caller's points. */
export const getVoteCampaign = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}',
  auth: 'anyone',
  response: z.object({
    /** The campaign itself. */
    campaign: z.object(voteCampaign),
    /** Candidates, in display order. */
    targetList: z.array(
      z.object({
        /** Id of the candidate. */
        targetId: z.string(),
        name: shownText,
        image: z.optional(imagePath),
        description: z.optional(longText),
        /**
         * Points with which this member has voted for the candidate; absent for guests, and if the host does not
         * provide this field (Q241).
         */
        ownVotedAmount: z.optional(count),
        /**
         * Votes of this member for the candidate, including photo bonuses, that the latest result does not include yet;
         * absent for guests, and if the host does not provide this field.
         */
        ownUncountedAmount: z.optional(count),
      }),
    ),
    ...ownAmounts,
    /** Whether a bonus term is running (C155). */
    activeBonusTermExists: z.boolean(),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C153',
  summary: "A ranking campaign with its candidates and the member's points",
})

/** Reads the latest published ranking. */
export const getVoteResult = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/result/latest',
  auth: 'anyone',
  response: z.object({
    /** The candidates by rank; equal votes share a rank. Empty before the first publication. */
    targetResultList: z.array(
      z.object({
        /** Id of the candidate. */
        targetId: z.string(),
        name: shownText,
        image: z.optional(imagePath),
        /** Rank, starting with 1. */
        rank: z.int().check(z.positive()),
        /** Points that the candidate has received, without photo bonuses. */
        votedAmount: count,
        /** Points that the candidate has received, including photo bonuses. They determine the rank. */
        obtainedAmount: count,
      }),
    ),
    /** Time up to which votes are included; absent before the first publication. */
    lastUpdateTime: z.optional(instant),
    /** When the next result is published; absent for the final result, or if there is none before voting ends. */
    nextUpdateTime: z.optional(instant),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C154',
  summary: 'The last published ranking; it is published at intervals, not live',
})

/** A photo that increases the votes of its owner. A second copy does not count. */
const bonusPhoto = {
  /** Id of the item, which the client sends in `bonusPhotoIds`. */
  itemId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** Bonus of the photo in percent: 10 means 10 % more votes. */
  ratePercent: z.int().check(z.positive()),
}

/** Reads the current bonus term, and the bonus that the caller's photos give. */
export const getVoteBonus = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/bonus/active',
  auth: 'anyone',
  response: z.object({
    /** The running bonus term; absent if there is none. */
    bonus: z.optional(
      z.object({
        /** Id of the bonus term, which is part of the vote's path (C160). */
        bonusId: z.string(),
        name: shownText,
        description: z.optional(longText),
        image: z.optional(imagePath),
        /** When the bonus term starts. */
        startTime: instant,
        /** When the bonus term ends. */
        endTime: instant,
        /** Maximum bonus of a vote in percent, for any number of photos. */
        maxRatePercent: z.int().check(z.positive()),
        /** The photos that give a bonus. */
        photoList: z.array(z.object(bonusPhoto)),
      }),
    ),
    /** Bonus in percent of the photos that this member owns; absent for guests. */
    achievedRatePercent: z.optional(count),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C155',
  summary: "The running bonus term with its photos, and the bonus of the member's photos",
})

/** Lists the caller's photos that currently increase votes. */
export const listVoteBonusPhoto = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/bonus/active/photo',
  auth: 'member',
  response: z.object({
    /** The photos of the running bonus term that the member owns. */
    ownedBonusPhotoList: z.array(z.object(bonusPhoto)),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C156',
  summary: "The member's photos that currently increase votes",
})

/** Lists the rewards that a member receives for voting with a number of points. */
export const getVoteUserReward = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/user_reward',
  auth: 'member',
  response: z.object({
    /** Points with which this member has voted in this campaign. */
    totalVotedAmount: count,
    /** The rewards by required votes, ascending. The member has received those up to `totalVotedAmount`. */
    rewardList,
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C157',
  summary: 'Rewards by points voted; each is granted with the vote that reaches it',
})

const receiveRewardList = rewardList

/** Lists the rewards for taking part in a campaign. */
export const getVoteParticipateReward = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/participate_reward',
  auth: 'member',
  response: z.object({
    /** Points with which this member voted in the participation period. */
    totalVotedAmount: count,
    participateRewardDescription: z.optional(longText),
    /** Start of the participation period, whose votes count; absent if all votes count. */
    participateRewardStartTime: z.optional(instant),
    /** End of the participation period (exclusive); absent if all votes count. */
    participateRewardEndTime: z.optional(instant),
    /**
     * Period in which the rewards can be received; absent if they can be received as long as the campaign is published.
     */
    receivablePeriod: z.optional(period),
    rewardList,
    /** Rewards of `rewardList` that the member has received. */
    receiveRewardList,
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C158',
  summary: 'Participation rewards, which the member receives by a separate call',
})

/** Receives a reward for taking part in a campaign. */
export const receiveVoteParticipateReward = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/vote/ranking/campaign/{id}/participate_reward/{rewardId}/receive',
  auth: 'member',
  grants: true,
  response: z.object({
    /** Participation rewards that the member has received. */
    receiveRewardList,
    sentToPresents,
  }),
  codes: ['VoteRankingParticipateRewardUnavailable', 'NoAssetToAcquire', 'NotFound', 'OutOfTerm'],
  source: 'C159',
  summary:
    'Receives a reward for taking part, once: again changes nothing. NoAssetToAcquire with too few votes, VoteRankingParticipateRewardUnavailable outside the receivable period',
})

const voteAmount = z.int().check(z.positive())

/** Votes for a candidate with points. */
export const voteForTarget = endpoint({
  host: 'app',
  method: 'POST',
  /** `bonusId` is the id of the running bonus term, or `0` if there is none (Q77). */
  path: '/v2/vote/ranking/campaign/{id}/target/{targetId}/bonus/{bonusId}/vote',
  auth: 'member',
  grants: true,
  idempotent: true,
  query: z.object({
    /**
     * The number of votes that the app showed to the member for `amount` with these photos. If it differs, the host
     * answers PriceChanged and counts nothing. The charged points are `amount` itself (Q354).
     */
    expectedObtainedAmount: z.optional(count),
  }),
  body: z.object({
    /** Number of points with which the member votes. */
    amount: voteAmount,
    /** Item ids of the member's photos in the running bonus term. */
    bonusPhotoIds: uniqueList(z.string()),
  }),
  response: z.object({
    /** Rewards that the member has reached and received by this vote. */
    rewardList,
    sentToPresents,
    /** Number of votes: `amount` including photo bonuses. */
    obtainedAmount: count,
    /** Points with which this member has voted in this campaign, including this vote. */
    totalVotedAmount: count,
    /** Points with which the member can still vote after this vote. */
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
  summary: 'Votes; points and rewards move in one transaction. OutOfRange for more points than the member has',
})

const coopSource = { source: 'ours', why: 'C179: the coop vote has two pages and no call' } as const

const coopReward = z.extend(reward, {
  /** Whether the votes of all members together have unlocked the reward. */
  isUnlocked: z.boolean(),
})

/** Reads a campaign in which all votes count towards one goal. */
export const getCoopVoteCampaign = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/coop/campaign/{id}',
  auth: 'anyone',
  response: z.object({
    /** The campaign itself. */
    campaign: z.object({
      ...voteCampaign,
      /** The common goal, as a number of votes. */
      goalAmount: z.int().check(z.positive()),
    }),
    /** Number of votes of all members; can exceed the goal. */
    achievedAmount: count,
    ...ownAmounts,
  }),
  codes: ['NotFound', 'OutOfTerm'],
  ...coopSource,
  summary: 'A campaign whose votes all count towards one goal',
})

/** Votes towards the common goal of a campaign with points. */
export const voteForCoop = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/vote/coop/campaign/{id}/vote',
  auth: 'member',
  idempotent: true,
  body: z.object({
    /** Number of points with which the member votes. */
    amount: voteAmount,
  }),
  response: z.object({
    /** Number of votes of all members after this vote. */
    achievedAmount: count,
    /** Points with which this member has voted in this campaign, including this vote. */
    totalVotedAmount: count,
    /** Points with which the member can still vote after this vote. */
    votableAmount: count,
  }),
  codes: ['VoteRankingVotingUnavailable', 'OutOfRange', 'InvalidArgument', 'NotFound'],
  ...coopSource,
  summary: 'Votes towards the common goal. OutOfRange for more points than the member has',
})

/** Lists the rewards that all votes together unlock. */
export const listCoopVoteReward = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/coop/campaign/{id}/reward',
  auth: 'anyone',
  response: z.object({
    /** Number of votes of all members. */
    achievedAmount: count,
    /** All rewards by required votes, ascending. */
    rewardList: z.array(coopReward),
    /** Rewards that the member has received; absent for guests. */
    receiveRewardList: z.optional(z.array(coopReward)),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  ...coopSource,
  summary: 'Rewards that all votes together unlock for every member who has voted',
})

/** Receives a reward that all votes together have unlocked. */
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
