import { getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { campaignKindText } from '@tsudoi/design-system/screens/campaignKind.rules'
import { coinText } from '@tsudoi/design-system/text/coinText'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { paths } from '../../paths.ts'
import type { MakePageHead } from '../pageHead.ts'
import { readChannel } from './headChannel.ts'
import { periodSentence } from './headDates.ts'
import { namesSentence } from './headText.ts'
import { contentHead } from './contentHead.ts'

/**
 * Head of the page of a lottery. The page still shows the prizes after the lottery's end, so its status stays 200
 * (Q416).
 */
export const lotteryHead: MakePageHead = async ({ params: { id = '' }, read, now }) => {
  const lottery = (await read(getLottery, { id }))?.lottery
  const channel = lottery && (await readChannel(read, lottery.ipId))
  if (!lottery || !channel) return undefined
  const { name, image, description, consumeCoin, entryStartTime, entryEndTime, announcementTime, prizeList } = lottery
  const period = periodSentence('申込', entryStartTime, entryEndTime, now)
  const prizes = namesSentence(prizeList.map((prize) => prize.name))
  return contentHead({
    kind: campaignKindText.LOTTERY,
    name,
    path: paths.lottery(id),
    sentences: [
      `${channel.name}の${campaignKindText.LOTTERY}`,
      period,
      `結果発表 ${dateTimeText(announcementTime)}`,
      `1口${consumeCoin > 0 ? coinText(consumeCoin) : '無料'}`,
      prizes && `賞品 ${prizes}`,
      description,
    ],
    detail: period,
    channel,
    image,
  })
}
