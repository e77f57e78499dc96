import { encodeUrlPart } from '../../encodeUrlPart.ts'
import type * as collection from '@tsudoi/contracts/collection/collection.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { listMemberGroupLivetalks } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { Ticket } from '@tsudoi/contracts/ticket/ticket.endpoints'
import type { LookbackEntry } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { paths } from '../../paths.ts'

type Photo = ResponseOf<typeof collection.listCollectedPhotos>['photos'][number]
type Video = ResponseOf<typeof collection.listCollectedVideos>['videos'][number]
type StoryGroup = ResponseOf<typeof collection.listReadStoryGroups>['storyGroups'][number]
type Lottery = ResponseOf<typeof collection.listCollectedLotteries>['lottery'][number]
type Preorder = ResponseOf<typeof collection.listCollectedPreorders>['preorder'][number]
type TalkGroup = Pick<ResponseOf<typeof listMemberGroupLivetalks>, 'ip' | 'livetalkList'>

/** A photo, at the time when the member received the latest copy. Earlier copies of the same photo may be older. */
export const photoEntry = (photo: Photo): LookbackEntry => ({
  key: photo.photoId,
  name: titleOf(photo.name),
  channel: channelRefView(photo),
  time: normalisedInstant(photo.acquiredTime),
  canRepeat: photo.ownedCount > 1,
  rarity: photo.rarity,
  href: `${paths.collection}?item=${encodeUrlPart(`photo:${photo.photoId}`)}`,
})

/** A video, at the time when the member last watched it. */
export const videoEntry = (video: Video): LookbackEntry => ({
  key: video.videoId,
  name: titleOf(video.title),
  channel: channelRefView(video),
  time: normalisedInstant(video.lastViewedTime),
  canRepeat: true,
  href: paths.movie(video.ipId, video.videoId),
})

/** A story, at the time when the member last read in it. */
export const storyEntry = ({ storyGroupId, genre, lastReadTime, ...group }: StoryGroup): LookbackEntry => ({
  key: storyGroupId,
  name: titleOf(group.name),
  channel: channelRefView(group),
  time: normalisedInstant(lastReadTime),
  canRepeat: true,
  href:
    genre === 'PRIVILEGE' ? paths.privilegeStory(group.ipId, storyGroupId) : paths.storyGroup(group.ipId, storyGroupId),
})

/** A lottery, at the time of the member's last entry. */
export const lotteryEntry = (lottery: Lottery): LookbackEntry => ({
  key: lottery.lotteryId,
  name: titleOf(lottery.name),
  channel: channelRefView(lottery),
  time: normalisedInstant(lottery.lastEntryTime),
  canRepeat: lottery.entryCount > 1,
  href: paths.lottery(lottery.lotteryId),
})

/** A preorder, at the time of the member's last purchase. */
export const preorderEntry = (preorder: Preorder): LookbackEntry => ({
  key: preorder.preorderId,
  name: titleOf(preorder.name),
  channel: channelRefView(preorder),
  time: normalisedInstant(preorder.lastPurchaseTime),
  canRepeat: preorder.itemCount > 1,
  href: paths.preorder(preorder.preorderId),
})

/** The performances for which a ticket was valid, at the times when they began. */
export const performanceEntries = ({ event, episodes }: Ticket): LookbackEntry[] =>
  episodes.map(({ episodeId, title, startTime }) => ({
    key: episodeId,
    name: titleOf(title),
    channel: channelRefView(event),
    time: normalisedInstant(startTime),
    canRepeat: false,
    href: paths.eventEpisode(event.eventId, episodeId),
  }))

/** Makes an entry of each slot in which the member has talked, from the live talks of one channel. */
export const talkEntries = ({ ip, livetalkList }: TalkGroup): LookbackEntry[] =>
  livetalkList.flatMap(({ livetalk, slotList }) =>
    slotList
      .filter(({ state }) => state === 'ENDED')
      .map(({ reservationId, startTime }) => ({
        key: reservationId,
        name: titleOf(livetalk.title),
        channel: { id: ip.ipId, name: channelNameOf(ip.name), seed: ip.oshiColor, href: paths.channel(ip.ipId) },
        time: normalisedInstant(startTime),
        canRepeat: false,
        href: paths.livetalk(livetalk.livetalkId),
      })),
  )
