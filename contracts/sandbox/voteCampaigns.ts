import type { MessageCode } from '../errors.ts'
import { Failure, found } from './failure.ts'
import type { Ask } from './http/ask.ts'
import { isVotingOpen, type VoteCampaign } from './votePoints.ts'
import { instantText, orMissing } from './wire.ts'

export type CampaignReader = Pick<Ask, 'db' | 'now'> & { params: { id: string } }

/** NotFound for an unknown campaign or one of the other kind, `outside` when it is not published. */
export async function openCampaign(
  { db, now, params }: CampaignReader,
  kind: VoteCampaign['kind'],
  outside: MessageCode = 'OutOfTerm',
): Promise<VoteCampaign> {
  const campaign = db.selectFrom('vote_campaign').selectAll().where('id', '=', params.id).where('kind', '=', kind)
  const row = found(await campaign.executeTakeFirst())
  if (row.published_from > now || row.published_until <= now) throw new Failure(outside)
  return row
}

/** VoteRankingVotingUnavailable when one cannot vote now. */
export async function votable(reader: CampaignReader, kind: VoteCampaign['kind']): Promise<VoteCampaign> {
  const row = await openCampaign(reader, kind, 'VoteRankingVotingUnavailable')
  if (!isVotingOpen(row, reader.now)) throw new Failure('VoteRankingVotingUnavailable')
  return row
}

export const campaignOnWire = (row: VoteCampaign) => ({
  campaignId: row.id,
  ipId: row.channel_id,
  name: row.name,
  image: orMissing(row.image),
  description: orMissing(row.description),
  cautionList: orMissing(row.caution_list),
  votingStartTime: instantText(row.voting_from),
  votingEndTime: instantText(row.voting_until),
  dailyAmount: row.daily_amount,
})
