import { isFailure, statesOfCase, type Case, type SuccessCase } from './case.ts'
import type { Endpoint } from './endpoint.ts'
import { state } from './states.ts'

/**
 * Endpoints that refuse a request for a channel, or for something that belongs to one, after the publication of the
 * channel has ended (E014, Q104). Other endpoints continue to work or omit the channel.
 * sandbox/testing/publication.test.ts checks every endpoint.
 */
export const closedWithChannel: ReadonlySet<string> = new Set([
  'analytics.startMoviePlaying',
  'analytics.startVideoPlaying',
  'channel.followChannel',
  'channel.getChannel',
  'channel.getChannelNologin',
  'channel.getChannelOverview',
  'channel.renewCalendarAddress',
  'draw.enterDraw',
  'draw.getDraw',
  'draw.listDrawPrize',
  'event.countUsers',
  'event.followEvent',
  'event.getBbsEntry',
  'event.getEpisodeDetail',
  'event.getEvent',
  'gacha.agreeGacha',
  'gacha.drawGacha',
  'gacha.getGacha',
  'gacha.getGachaDetail',
  'gacha.getGachaStockout',
  'gacha.listGacha',
  'livetalk.getLivetalk',
  'livetalk.getTicketSlots',
  'livetalk.listGroupLivetalks',
  'livetalk.listLivetalkTickets',
  'livetalk.reserveSlot',
  'lottery.buyLottery',
  'lottery.getLottery',
  'offer.listOfferItems',
  'offer.toggleFavorOffer',
  'offer.toggleFavouriteOffer',
  'post.createPost',
  'post.editPost',
  'post.getPost',
  'post.likePost',
  'post.listPosts',
  'post.searchPosts',
  'preorder.buyPreorder',
  'preorder.getPreorder',
  'special.listSpecials',
  'story.getStoryGroup',
  'story.getStoryReader',
  'story.getStoryReaderNologin',
  'story.listStoryGroups',
  'story.readStoryEpisode',
  'story.registerStoryReader',
  'story.viewStoryEpisode',
  'video.addVideoHistory',
  'video.getTogether',
  'video.getVideo',
  'video.getVideoPlaylist',
  'video.getVideoUrl',
  'video.listVideos',
  'video.purchaseVideo',
  'video.waveTogether',
  'vote.getCoopVoteCampaign',
  'vote.getVoteBonus',
  'vote.getVoteCampaign',
  'vote.getVoteParticipateReward',
  'vote.getVoteResult',
  'vote.getVoteUserReward',
  'vote.listCoopVoteReward',
  'vote.listVoteBonusPhoto',
  'vote.receiveCoopVoteReward',
  'vote.receiveVoteParticipateReward',
  'vote.voteForCoop',
  'vote.voteForTarget',
])

/**
 * Creates the case in which the channel has expired; it is added to the written cases of each endpoint that refuses
 * such a channel.
 */
export function closedChannelCase(
  name: string,
  written: Readonly<Record<string, Case>> & { full: SuccessCase<Endpoint> },
): Readonly<Record<string, Case>> {
  const fails = 'UnavailableIpPublicationPeriod'
  const isWritten = Object.values(written).some((example) => isFailure(example) && example.fails === fails)
  if (!closedWithChannel.has(name) || isWritten) return {}
  const { as, request } = written.full
  const given = [...statesOfCase(written.full), state('a channel that closes meanwhile')]
  return { whenChannelIsOver: { as, given, request, fails } }
}
