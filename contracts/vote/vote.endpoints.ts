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

/** Fields of every vote campaign. */
const voteCampaign = {
  /** Id of the campaign. */
  campaignId: z.string(),
  ipId,
  name: shownText,
  image: z.optional(imagePath),
  description: z.optional(longText),
  /** Cautions: each a sentence, shown under ご注意. */
  cautionList: z.optional(z.array(longText)),
  /** When voting opens. */
  votingStartTime: instant,
  /** When voting closes (exclusive). */
  votingEndTime: instant,
  /**
   * Vote points that each member receives every day in Japan, for this campaign only; they are used before other
   * points.
   */
  dailyAmount: count,
}

/** The member's points; absent for guests. */
const ownAmounts = {
  /** Points the member has voted with in this campaign. */
  totalVotedAmount: z.optional(count),
  /** Points the member can vote with now: the remaining daily ones, plus points of item kind VOTE_POINT. */
  votableAmount: z.optional(count),
}

/** A reward for enough votes. */
const reward = z.extend(asset, {
  /** Id of the reward. */
  rewardId: z.string(),
  /** Required number of votes. */
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
         * provide it (Q241).
         */
        ownVotedAmount: z.optional(count),
        /**
         * The member's votes, including photo bonuses, that the latest result does not include yet; absent in the same
         * cases.
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

/** Reads the ranking that was published last. */
export const getVoteResult = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/result/latest',
  auth: 'anyone',
  response: z.object({
    /** By rank; equal votes share a rank. Empty before the first publication. */
    targetResultList: z.array(
      z.object({
        /** Id of the candidate. */
        targetId: z.string(),
        name: shownText,
        image: z.optional(imagePath),
        /** Rank, starting with 1. */
        rank: z.int().check(z.positive()),
        /** Points without photo bonuses. */
        votedAmount: count,
        /** Points including photo bonuses, which determine the rank. */
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

/** A photo that increases its owner's votes; duplicates do not count. */
const bonusPhoto = {
  /** Id of the item; sent back in `bonusPhotoIds`. */
  itemId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** Bonus in percent: 10 means 10 % more. */
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
        /** Id of the bonus term; part of the vote's path (C160). */
        bonusId: z.string(),
        name: shownText,
        description: z.optional(longText),
        image: z.optional(imagePath),
        /** When the term starts. */
        startTime: instant,
        /** When the term ends. */
        endTime: instant,
        /** Maximum bonus of a vote in percent, however many photos a member owns. */
        maxRatePercent: z.int().check(z.positive()),
        /** The photos that give a bonus. */
        photoList: z.array(z.object(bonusPhoto)),
      }),
    ),
    /** The bonus of the photos that this member owns; absent for guests. */
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

/** Lists the rewards for certain numbers of points voted. */
export const getVoteUserReward = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/vote/ranking/campaign/{id}/user_reward',
  auth: 'member',
  response: z.object({
    /** Points this member has voted with in this campaign. */
    totalVotedAmount: count,
    /** By required votes, ascending; those up to `totalVotedAmount` have been received. */
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
    /** Start of the votes that count as participation; absent if all count. */
    participateRewardStartTime: z.optional(instant),
    /** End of the votes that count as participation (exclusive); absent if all count. */
    participateRewardEndTime: z.optional(instant),
    /** When rewards can be received; absent if as long as the campaign is published. */
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
  /** `bonusId` is `0` if, and only if, no bonus term is running (Q77). */
  path: '/v2/vote/ranking/campaign/{id}/target/{targetId}/bonus/{bonusId}/vote',
  auth: 'member',
  grants: true,
  idempotent: true,
  query: z.object({
    /**
     * The number of votes that the member was shown for `amount` with these photos. If it differs, the host answers
     * PriceChanged and counts nothing. The charged points are `amount` itself (Q354).
     */
    expectedObtainedAmount: z.optional(count),
  }),
  body: z.object({
    /** Points to vote with. */
    amount: voteAmount,
    /** Item ids of the member's photos in the running bonus term. */
    bonusPhotoIds: uniqueList(z.string()),
  }),
  response: z.object({
    /** Rewards reached by this vote, which the member has received. */
    rewardList,
    sentToPresents,
    /** `amount` including photo bonuses. */
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
  summary: 'Votes; points and rewards move in one transaction. OutOfRange for more points than the member has',
})

const coopSource = { source: 'ours', why: 'C179: the coop vote has two pages and no call' } as const

const coopReward = z.extend(reward, {
  /** Whether all votes together have reached it. */
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
      /** The common goal in votes. */
      goalAmount: z.int().check(z.positive()),
    }),
    /** Votes of all members; can exceed the goal. */
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
    /** Points to vote with. */
    amount: voteAmount,
  }),
  response: z.object({
    /** Votes of all members, after the vote. */
    achievedAmount: count,
    /** Points this member has voted with in this campaign, after the vote. */
    totalVotedAmount: count,
    /** Points the member can still vote with, after the vote. */
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
    /** Votes of all members. */
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
