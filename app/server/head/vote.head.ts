import {
  getCoopVoteCampaign,
  getVoteCampaign,
  getVoteResult,
  listCoopVoteReward,
} from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { assetText } from '@tsudoi/design-system/screens/asset.types'
import { campaignKindText } from '@tsudoi/design-system/screens/campaignKind.rules'
import { votesText } from '@tsudoi/design-system/screens/vote/vote.rules'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { assetView } from '../../mappers/asset.mappers.ts'
import { paths } from '../../paths.ts'
import type { MakePageHead, HeadRequest, PageHead } from '../pageHead.ts'
import { readChannel, type HeadChannel } from './headChannel.ts'
import { periodSentence } from './headDates.ts'
import { namesSentence, quotedTitle, type DescriptionSentence } from './headText.ts'
import { contentHead, type ContentHeadInput } from './contentHead.ts'

type Ranking = ResponseOf<typeof getVoteCampaign>
type Coop = ResponseOf<typeof getCoopVoteCampaign>

interface Found<Answer> {
  answer: Answer
  channel: HeadChannel
  period: string
  /** The parts that the heads of all pages of the vote have in common. */
  common: Pick<ContentHeadInput, 'kind' | 'name' | 'detail' | 'channel' | 'image'>
}

/** Reads a vote and its channel. Its pages still show the result after its end, so their status stays 200 (Q416). */
async function found<Answer extends Ranking | Coop>(
  { read, now }: HeadRequest,
  kind: string,
  answer: Answer | undefined,
): Promise<Found<Answer> | undefined> {
  const channel = answer && (await readChannel(read, answer.campaign.ipId))
  if (!answer || !channel) return undefined
  const { name, image, votingStartTime, votingEndTime } = answer.campaign
  const period = periodSentence('投票', votingStartTime, votingEndTime, now)
  return { answer, channel, period, common: { kind, name, detail: period, channel, image } }
}

const readRanking = async (request: HeadRequest, id: string) =>
  found(request, campaignKindText.VOTE_RANKING, await request.read(getVoteCampaign, { id }))

const readCoop = async (request: HeadRequest, id: string) =>
  found(request, campaignKindText.VOTE_COOP, await request.read(getCoopVoteCampaign, { id }))

const targetsSentence = ({ targetList }: Ranking): DescriptionSentence => {
  const names = namesSentence(targetList.map(({ name }) => name))
  return names && `投票先 ${names}`
}

/** Head of the first page of a ranking vote. */
export const voteHead: MakePageHead = async (request) => {
  const { id = '' } = request.params
  const vote = await readRanking(request, id)
  if (!vote) return undefined
  const { answer, channel, period, common } = vote
  const about = `${channel.name}の${common.kind}`
  const sentences = [about, period, answer.campaign.description, targetsSentence(answer)]
  return contentHead({ ...common, path: paths.vote(id), sentences })
}

/** Head of one of the pages below the first page of a vote. */
const partOf = (
  vote: Found<Ranking | Coop>,
  first: string,
  part: string,
  path: string,
  sentences: readonly DescriptionSentence[],
): PageHead =>
  contentHead({
    ...vote.common,
    kind: `${vote.common.kind}の${part}`,
    title: (name) => `${name}の${part}`,
    path,
    sentences: [
      `${vote.channel.name}の${vote.common.kind}${quotedTitle(vote.common.name)}の${part}`,
      ...sentences,
      vote.period,
    ],
    above: [[vote.common.name, first]],
  })

/** Sentences about the published ranking: 2026/06/01(月) 12:00現在。1位 灯里、2位 ことは、3位 透. */
function rankingSentences(result: ResponseOf<typeof getVoteResult> | undefined): DescriptionSentence[] {
  const { targetResultList: rows = [], lastUpdateTime } = result ?? {}
  if (rows.length === 0) return ['最初の順位は、まだ発表されていません']
  const best = rows.toSorted((one, other) => one.rank - other.rank).slice(0, 3)
  const at = lastUpdateTime && `${dateTimeText(lastUpdateTime)}現在`
  return [at, namesSentence(best.map(({ rank, name }) => `${rank}位 ${name}`))]
}

/** Head of the page with a vote's ranking. */
export const voteRankingHead: MakePageHead = async (request) => {
  const { id = '' } = request.params
  const [vote, result] = await Promise.all([readRanking(request, id), request.read(getVoteResult, { id })])
  return vote && partOf(vote, paths.vote(id), '順位', paths.voteRanking(id), rankingSentences(result))
}

/** Head of the page with a vote's candidates. */
export const voteTargetsHead: MakePageHead = async (request) => {
  const { id = '' } = request.params
  const vote = await readRanking(request, id)
  return vote && partOf(vote, paths.vote(id), '投票先', paths.voteTargets(id), [targetsSentence(vote.answer)])
}

const goalSentence = ({ campaign, achievedAmount }: Coop) =>
  `目標${votesText(campaign.goalAmount)}、いま${votesText(achievedAmount)}`

/** Head of the page of a coop vote, in which all members vote for one common goal. */
export const coopVoteHead: MakePageHead = async (request) => {
  const { id = '' } = request.params
  const vote = await readCoop(request, id)
  if (!vote) return undefined
  const { answer, channel, period, common } = vote
  const sentences = [`${channel.name}の${common.kind}`, period, goalSentence(answer), answer.campaign.description]
  return contentHead({ ...common, path: paths.coopVote(id), sentences })
}

/** Head of the page with a coop vote's rewards. */
export const coopRewardHead: MakePageHead = async (request) => {
  const { id = '' } = request.params
  const [vote, answer] = await Promise.all([readCoop(request, id), request.read(listCoopVoteReward, { id })])
  const rewards = namesSentence((answer?.rewardList ?? []).map((reward) => assetText(assetView(reward))))
  return (
    vote && partOf(vote, paths.coopVote(id), 'お礼', paths.coopVoteReward(id), [rewards, goalSentence(vote.answer)])
  )
}
