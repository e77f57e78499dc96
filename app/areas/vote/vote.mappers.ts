import type {
  getCoopVoteCampaign,
  getVoteBonus,
  getVoteCampaign,
  getVoteParticipateReward,
  getVoteUserReward,
  listCoopVoteReward,
} from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  AmountRewards,
  BonusPhoto,
  CoopVote,
  OwnPoints,
  ParticipateRewards,
  VotePageData,
  VoteBonus,
  VoteCampaign,
  VoteHrefs,
  VoteReward,
} from '@tsudoi/design-system/screens/vote/vote.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'

type CampaignAnswer = ResponseOf<typeof getVoteCampaign>
type CoopAnswer = ResponseOf<typeof getCoopVoteCampaign>
type Bonus = NonNullable<ResponseOf<typeof getVoteBonus>['bonus']>
type WireReward = ResponseOf<typeof getVoteUserReward>['rewardList'][number]

const campaignView = (campaign: CampaignAnswer['campaign']): VoteCampaign => ({
  id: campaign.campaignId,
  name: titleOf(campaign.name),
  image: pictureOf(campaign.image),
  description: campaign.description,
  cautions: campaign.cautionList ?? [],
  start: normalisedInstant(campaign.votingStartTime),
  end: normalisedInstant(campaign.votingEndTime),
  daily: campaign.dailyAmount,
})

/** The member's points. Undefined for guests, even if the cached answer was a member's. */
function pointsView(
  { totalVotedAmount, votableAmount }: Pick<CampaignAnswer, 'totalVotedAmount' | 'votableAmount'>,
  isMember: boolean,
): OwnPoints | undefined {
  if (!isMember) return undefined
  return { voted: totalVotedAmount ?? 0, votable: votableAmount ?? 0 }
}

/** A ranking campaign with its targets and the member's points. */
export function votePageView(answer: CampaignAnswer, isMember: boolean): VotePageData {
  return {
    campaign: campaignView(answer.campaign),
    targets: answer.targetList.map(({ targetId, name, image, description, ownVotedAmount, ownUncountedAmount }) => ({
      id: targetId,
      name: titleOf(name),
      image: pictureOf(image),
      description,
      voted: ownVotedAmount,
      uncounted: ownUncountedAmount,
    })),
    points: pointsView(answer, isMember),
  }
}

const photoView = ({ itemId, name, image, ratePercent }: Bonus['photoList'][number]): BonusPhoto => ({
  id: itemId,
  name: titleOf(name),
  image: pictureOf(image),
  percent: ratePercent,
})

/** A voting bonus: photos that raise the number of votes if the member owns them. Undefined outside a bonus term. */
export function voteBonusView({
  bonus,
  owned,
}: {
  bonus?: Bonus | undefined
  owned: Bonus['photoList']
}): VoteBonus | undefined {
  return (
    bonus && {
      id: bonus.bonusId,
      name: titleOf(bonus.name),
      description: bonus.description,
      start: normalisedInstant(bonus.startTime),
      end: normalisedInstant(bonus.endTime),
      maxPercent: bonus.maxRatePercent,
      photos: bonus.photoList.map(photoView),
      owned: owned.map(photoView),
    }
  )
}

function rewardView(reward: WireReward, standing: Pick<VoteReward, 'isReached' | 'isReceived'>): VoteReward {
  return { id: reward.rewardId, required: reward.requiredAmount, asset: assetView(reward), ...standing }
}

/**
 * The rewards by points. The server grants a reward by itself once the member has voted enough points (C157), or names
 * it in the answer to a vote (S126). Both are marked as received.
 */
export function amountRewardsView(
  { totalVotedAmount: voted, rewardList }: ResponseOf<typeof getVoteUserReward>,
  reached: readonly WireReward[],
): AmountRewards {
  const reachedIds = new Set(reached.map(({ rewardId }) => rewardId))
  return {
    voted,
    rewards: rewardList.map((reward) => {
      const isReached = reward.requiredAmount <= voted || reachedIds.has(reward.rewardId)
      return rewardView(reward, { isReached, isReceived: isReached })
    }),
  }
}

/**
 * The rewards for participation. Members reach them by their number of votes, and receive them by pressing a button.
 */
export function participateRewardsView(answer: ResponseOf<typeof getVoteParticipateReward>): ParticipateRewards {
  const { totalVotedAmount: voted, receivablePeriod: period } = answer
  const received = new Set(answer.receiveRewardList.map(({ rewardId }) => rewardId))
  return {
    voted,
    description: answer.participateRewardDescription,
    start: answer.participateRewardStartTime && normalisedInstant(answer.participateRewardStartTime),
    end: answer.participateRewardEndTime && normalisedInstant(answer.participateRewardEndTime),
    receivable: period && { start: normalisedInstant(period.startTime), end: normalisedInstant(period.endTime) },
    rewards: answer.rewardList.map((reward) =>
      rewardView(reward, { isReached: reward.requiredAmount <= voted, isReceived: received.has(reward.rewardId) }),
    ),
  }
}

/** A coop vote with its goal and the member's points. */
export function coopVoteView(answer: CoopAnswer, isMember: boolean): CoopVote {
  return {
    campaign: campaignView(answer.campaign),
    goal: answer.campaign.goalAmount,
    achieved: answer.achievedAmount,
    points: pointsView(answer, isMember),
  }
}

/** The rewards of a coop vote. Unlocked rewards are only for members who have voted. */
export function coopRewardsView(answer: ResponseOf<typeof listCoopVoteReward>, points?: OwnPoints): VoteReward[] {
  const received = new Set(answer.receiveRewardList?.map(({ rewardId }) => rewardId))
  return answer.rewardList.map((reward) =>
    rewardView(reward, {
      isReached: reward.isUnlocked && (points?.voted ?? 0) > 0,
      isReceived: received.has(reward.rewardId),
    }),
  )
}

interface HrefContext {
  isMember: boolean
  /** URL of the login that returns to this page. */
  login: string
}

const everyHref = ({ isMember, login }: HrefContext) => ({
  collection: paths.collection,
  presents: paths.presents,
  login,
  top: isMember ? paths.home : paths.top,
})

/** The links of a ranking campaign's pages. */
export const voteHrefs = (id: string, entry: HrefContext): VoteHrefs => ({
  ...everyHref(entry),
  campaign: paths.vote(id),
  ranking: paths.voteRanking(id),
  targets: paths.voteTargets(id),
  reward: paths.voteReward(id),
})

/** The links of a coop vote's pages. */
export const coopHrefs = (id: string, entry: HrefContext) => ({
  ...everyHref(entry),
  campaign: paths.coopVote(id),
  reward: paths.coopVoteReward(id),
})
