import type { MessageCode } from '../../errors.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { isVotingOpen, type VoteCampaign } from '../inventory/votePoints.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The context of a request with the id of a campaign in its path. */
export type CampaignRequestContext = DbContext & { params: { id: string } }

/**
 * Reads a published campaign of a kind. Throws NotFound for an unknown one or another kind, and `outside` if it is not
 * published.
 */
export async function requirePublishedCampaign(
  reader: CampaignRequestContext,
  kind: VoteCampaign['kind'],
  outside: MessageCode = 'OutOfTerm',
): Promise<VoteCampaign> {
  const { db, params } = reader
  const campaign = db.selectFrom('vote_campaign').selectAll().where('id', '=', params.id).where('kind', '=', kind)
  const row = orFail(await campaign.executeTakeFirst())
  await requirePublishedInChannel(reader, row, outside)
  return row
}

/** Reads a campaign that accepts votes. Throws VoteRankingVotingUnavailable otherwise. */
export async function requireVotableCampaign(
  reader: CampaignRequestContext,
  kind: VoteCampaign['kind'],
): Promise<VoteCampaign> {
  const row = await requirePublishedCampaign(reader, kind, 'VoteRankingVotingUnavailable')
  if (!isVotingOpen(row, reader.now)) throw new Failure('VoteRankingVotingUnavailable')
  return row
}

/** The fields of every vote campaign, as sent over the wire. */
export const voteCampaignOnWire = (row: VoteCampaign) => ({
  campaignId: row.id,
  ipId: row.channel_id,
  name: row.name,
  image: nullToUndefined(row.image),
  description: nullToUndefined(row.description),
  cautionList: nullToUndefined(row.caution_list),
  votingStartTime: instantOnWire(row.voting_from),
  votingEndTime: instantOnWire(row.voting_until),
  dailyAmount: row.daily_amount,
})
