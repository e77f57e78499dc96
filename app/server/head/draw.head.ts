import { getDraw, listDrawPrize } from '@tsudoi/contracts/draw/draw.endpoints'
import { campaignKindText } from '@tsudoi/design-system/screens/campaignKind.rules'
import { assetText } from '@tsudoi/design-system/screens/asset.types'
import { assetView } from '../../mappers/asset.mappers.ts'
import { paths } from '../../paths.ts'
import type { MakePageHead, HeadRequest, PageHead } from '../pageHead.ts'
import { readChannel } from './headChannel.ts'
import { periodSentence } from './headDates.ts'
import { namesSentence, quotedTitle } from './headText.ts'
import { contentHead } from './contentHead.ts'

type Prizes = readonly Parameters<typeof assetView>[0][]

const prizesFact = (prizes: Prizes) => {
  const names = namesSentence(prizes.map((prize) => assetText(assetView(prize))))
  return names && `賞品 ${names}`
}

/**
 * Head of both pages of a prize draw. Undefined if the path names another channel, because the page does not exist
 * there.
 */
async function prizeDrawHead(request: HeadRequest, isPrizes: boolean): Promise<PageHead | undefined> {
  const { params, read, now } = request
  const { ipId = '', drawId = '' } = params
  const [channel, answer, prizes] = await Promise.all([
    readChannel(read, ipId),
    read(getDraw, { id: drawId }),
    read(listDrawPrize, { id: drawId }),
  ])
  const draw = answer?.draw
  if (!channel || !draw || draw.ipId !== ipId) return undefined
  const { name, image, description, entryStartTime, entryEndTime } = draw
  const period = periodSentence('開催', entryStartTime, entryEndTime, now)
  const won = prizesFact(prizes?.prizeList ?? [])
  const about = `${channel.name}の${campaignKindText.DRAW}`
  return contentHead({
    kind: isPrizes ? `${campaignKindText.DRAW}の賞品` : campaignKindText.DRAW,
    name,
    ...(isPrizes && { title: (shown: string) => `${shown}の賞品` }),
    path: isPrizes ? paths.drawPrizes(ipId, drawId) : paths.draw(ipId, drawId),
    sentences: isPrizes
      ? [`${about}${quotedTitle(name)}の賞品と提供割合`, won, period]
      : [`${about}（無料、1日1回）`, period, won, description],
    detail: period,
    channel,
    image,
    above: isPrizes ? [[name, paths.draw(ipId, drawId)]] : [],
  })
}

/** Head of the page of a channel's prize draw. */
export const drawHead: MakePageHead = (request) => prizeDrawHead(request, false)

/** Head of the page with a prize draw's prizes and their odds. */
export const drawPrizesHead: MakePageHead = (request) => prizeDrawHead(request, true)
