import { getLivetalk, listGroupLivetalks } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { campaignKindText } from '@tsudoi/design-system/screens/campaignKind.rules'
import { talkLengthText } from '@tsudoi/design-system/screens/livetalk/livetalk.rules'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'
import type { MakePageHead } from '../pageHead.ts'
import { eventObject } from './eventObject.ts'
import { headChannel } from './headChannel.ts'
import { periodSentence } from './headDates.ts'
import { descriptionOf, namesSentence } from './headText.ts'
import { contentHead } from './contentHead.ts'

const kind = campaignKindText.LIVE_TALK_GROUP

/** Head of the page of a group of live talks. */
export const livetalkGroupHead: MakePageHead = async ({ params: { id = '' }, read }) => {
  const answer = await read(listGroupLivetalks, { id })
  if (!answer) return undefined
  const { group, ip, livetalkList } = answer
  const channel = headChannel({ ...ip, ipName: ip.name })
  const talks = livetalkList.map(({ title, startTime }) => `${title}（${dateTimeText(startTime)}）`)
  return contentHead({
    kind,
    name: group.name,
    path: paths.livetalkGroup(id),
    sentences: [`${channel.name}の${kind}`, namesSentence(talks), group.description],
    detail: livetalkList[0] && `${dateTimeText(livetalkList[0].startTime)}から`,
    channel,
    image: group.image,
  })
}

/** Head of the page of a live talk. The page still describes the talk after its end, so its status stays 200 (Q416). */
export const livetalkHead: MakePageHead = async ({ params: { id = '' }, read, now }) => {
  const answer = await read(getLivetalk, { id })
  if (!answer) return undefined
  const { livetalk, ip } = answer
  const { title, groupId, streamer, startTime, endTime, slotSeconds, description, image } = livetalk
  const channel = headChannel({ ...ip, ipName: ip.name })
  const period = periodSentence('開催', startTime, endTime, now)
  const sentences = [
    `${streamer.name}（${channel.name}）との${kind}`,
    period,
    `ひとり${talkLengthText(slotSeconds)}`,
    periodSentence('予約', livetalk.reservationStartTime, livetalk.reservationEndTime, now),
    description,
  ]
  const path = paths.livetalk(id)
  const object = { title, path, startTime, endTime, channel, image: pictureOf(image) }
  return contentHead({
    kind,
    name: title,
    path,
    sentences,
    detail: period,
    channel,
    image: image ?? streamer.image,
    above: [[kind, paths.livetalkGroup(groupId)]],
    jsonLd: [eventObject({ ...object, description: descriptionOf(...sentences) })],
  })
}
