import type { MakePageHead } from '../pageHead.ts'
import { campaignListHead, channelCampaignsHead } from './campaign.head.ts'
import { channelHead, channelListHead } from './channel.head.ts'
import { drawHead, drawPrizesHead } from './draw.head.ts'
import { episodeHead, eventHead, eventListHead } from './event.head.ts'
import { gachaPageHead } from './gacha.head.ts'
import { livetalkGroupHead, livetalkHead } from './livetalk.head.ts'
import { lotteryHead } from './lottery.head.ts'
import { noticeHead, noticeListHead } from './notice.head.ts'
import { postHead } from './post.head.ts'
import { preorderHead } from './preorder.head.ts'
import { storyGroupHead, storyListHead, storyPlayerHead } from './story.head.ts'
import { textHeads } from './text.head.ts'
import { topHead } from './top.head.ts'
import { specialListHead, videoHead, videoListHead } from './video.head.ts'
import { coopRewardHead, coopVoteHead, voteHead, voteRankingHead, voteTargetsHead } from './vote.head.ts'

/** A public page, by its pattern in the map of pages, and the function that makes its head. */
export interface PublicPage {
  path: string
  headOf: MakePageHead
}

const player = '/:genre/:channelId/:storyGroupId/:storyEpisodeId/:userLastName/:userFirstName'

/**
 * The public pages. All other pages are private (privatePages.ts): search engines may not list them, and their cards
 * say nothing about their content.
 */
export const pageHeads: readonly PublicPage[] = [
  { path: '/top', headOf: topHead },
  { path: '/channel', headOf: channelListHead },
  { path: '/channel/:id', headOf: channelHead },
  { path: '/campaign', headOf: campaignListHead },
  { path: '/channel/:id/campaign', headOf: channelCampaignsHead },
  { path: '/channel/:ipId/gacha', headOf: gachaPageHead },
  { path: '/channel/:ipId/draw/:drawId', headOf: drawHead },
  { path: '/channel/:ipId/draw/:drawId/prize', headOf: drawPrizesHead },
  { path: '/lottery/:id', headOf: lotteryHead },
  { path: '/preorder/:id', headOf: preorderHead },
  { path: '/livetalk/group/:id', headOf: livetalkGroupHead },
  { path: '/livetalk/:id', headOf: livetalkHead },
  { path: '/channel/:id/story', headOf: storyListHead },
  { path: '/channel/:id/story/:storyGroupId', headOf: storyGroupHead },
  { path: `/story/STORY_PLAY_TYPE_PORTRAIT${player}`, headOf: storyPlayerHead },
  { path: `/story/STORY_PLAY_TYPE_LANDSCAPE${player}`, headOf: storyPlayerHead },
  { path: '/event', headOf: eventListHead },
  { path: '/event/:id', headOf: eventHead },
  { path: '/event/:id/episode/:episodeId', headOf: episodeHead },
  { path: '/vote/ranking/:id', headOf: voteHead },
  { path: '/vote/ranking/:id/ranking', headOf: voteRankingHead },
  { path: '/vote/ranking/:id/target', headOf: voteTargetsHead },
  { path: '/vote/coop/:id', headOf: coopVoteHead },
  { path: '/vote/coop/:id/reward', headOf: coopRewardHead },
  { path: '/channel/:id/movie', headOf: videoListHead },
  { path: '/channel/:id/movie/:videoId', headOf: videoHead },
  { path: '/channel/:id/special', headOf: specialListHead },
  { path: '/notification', headOf: noticeListHead },
  { path: '/notification/:id', headOf: noticeHead },
  { path: '/post/:type/:typeId/:postId', headOf: postHead },
  ...textHeads,
]
