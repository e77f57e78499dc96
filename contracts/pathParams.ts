import { homePhotoPositions } from './home/home.endpoints.ts'
import { chosenKinds } from './reminder/reminder.ts'
import { postTypes } from './post/post.endpoints.ts'
import { tipsTypes } from './story/storyKinds.ts'
import { videoUrlTypes } from './video/videoKinds.ts'

/**
 * The meaning of each path parameter, by the segments before it: `/v2/gacha/{id}/draw` contains `gacha/{}`. If several
 * entries match, the longest is used.
 */
const meanings: Readonly<Record<string, string>> = {
  'account/{}': 'Account of the member who has the slot.',
  'bonus/{}': '`bonusId` of the running bonus term; `0` if, and only if, there is none (C155, Q77).',
  'bbs/{}': '`bbsId` of an entry of a bulletin board (C030).',
  'campaign/{}': 'Id of the vote campaign.',
  'chosen/{}': 'Kind of the thing: `DEADLINE` or `EVENT`.',
  'chosen/{}/{}': '`deadlineId` of a deadline of the caller, or `eventId` of an event (C025).',
  'creditcard/{}': '`creditCardId` of a registered card (C112).',
  'device/{}': "`deviceId` of one of the caller's devices for reminders.",
  'door/{}': '`episodeId` of an episode with a door.',
  'draw/{}': 'Id of the draw.',
  'episode/{}': '`episodeId` of an episode (C026).',
  'event/{}': '`eventId` of an event (C025).',
  'event/follow/{}': "The caller's own account: followed events are private (X11).",
  'follow/ip/{}': '`ipId` of a channel (C044).',
  'gacha/{}': '`gachaId` of a gacha (C075).',
  'group/{}': '`groupId` of a group of live talks.',
  'group/privilege/{}': '`storyPrivilegeGroupId` of a story that was received (C062).',
  'ip/{}': '`ipId` of a channel (C044).',
  'ip/nologin/{}': '`ipId` of a channel (C044).',
  'ip/overview/{}': '`ipId` of a channel (C044).',
  'livetalk/{}': '`livetalkId` of a live talk (C130).',
  'lottery/{}': 'Id of the lottery.',
  'meeting/{}': 'Id of the meeting, which is that of its live talk (C130).',
  'notice/{}': '`noticeId` of a notice (C037).',
  'notice/nologin/{}': '`noticeId` of a notice (C038).',
  'participate_reward/{}': '`rewardId` of a participation reward (C158).',
  'passkey/{}': "`passkeyId` of one of the caller's passkeys.",
  'playlist/{}': '`playlistId` of a video (C120).',
  'position/{}': 'Position on the home page: 1 to 5.',
  'post/{}': 'Kind of the timeline: `ip`, `story`, `video`, `event`, or `account` (Q51).',
  'post/{}/{}': "Id of the timeline's channel, story group, video, event or account.",
  'post/{}/{}/{}': '`postId` of a post (C087).',
  'preorder/{}': 'Id of the preorder.',
  'privilege/{}': '`ticketId` of a privilege ticket (C067).',
  'profile/get/{}': '`accountId` of a member.',
  'reservation/{}': '`reservationId` of the slot.',
  'coop/campaign/{}/reward/{}': '`rewardId` of an unlocked reward (`listCoopVoteReward`).',
  'session/{}': '`sessionId` of another session of the caller.',
  'slot/{}': '`slotId` of a slot of the live talk (C133).',
  'story/group/{}': '`ipId` of the channel (C044).',
  'story/group/{}/{}': '`storyGroupId` of a story group (C102).',
  'target/{}': '`targetId` of a candidate (C153).',
  'livetalk/ticket/{}': '`ticketId` of a ticket for the live talk (C132).',
  'tips/{}': 'The screen that the tips are about: HOME, CHANNEL, STORY, MOVIE, GACHA or COLLECTION (Q51).',
  'transaction/{}': '`transactionId` of an order (C111).',
  'validate/{}': '`shopCoinId` of a pack of coins (C166).',
  'video/{}': '`videoId` of a video (C119).',
  'video/{}/{}': '`PLAY` for the whole video, `PREVIEW` for the trailer that everybody may watch (Q51).',
  'view/{}': '`storyEpisodeId` of an episode (C103).',
}

/** The values of parameters that are not ids. A host refuses other values. */
const values: Readonly<Record<string, readonly string[]>> = {
  'position/{}': Array.from({ length: homePhotoPositions }, (_, index) => String(index + 1)),
  'chosen/{}': chosenKinds,
  'post/{}': postTypes,
  'tips/{}': tipsTypes,
  'video/{}/{}': videoUrlTypes,
}

interface PathParam {
  name: string
  description: string
  segment: string
  schema: { type: string; enum?: readonly string[] }
}

/** Lists the parameters of a path in order, with their meanings. */
export function pathParamsOf(path: string): PathParam[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(({ 0: whole, 1: name = '', index }) => {
    const before = path.slice(0, index + whole.length).replace(/\{\w+\}/g, '{}')
    const segments = Object.keys(meanings).filter((segment) => before.endsWith(`/${segment}`))
    const longest = segments.toSorted((one, other) => other.length - one.length)[0]
    if (!longest) throw new Error(`Nobody says what ${whole} of ${path} is: pathParams.ts`)
    const schema = { type: 'string', ...(values[longest] && { enum: values[longest] }) }
    return { name, description: meanings[longest] ?? '', segment: longest, schema }
  })
}
