import { getGacha, listGacha, type Gacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { gachaKindText } from '@tsudoi/design-system/screens/gacha/gachaList.rules'
import { coinText } from '@tsudoi/design-system/text/coinText'
import { paths } from '../../paths.ts'
import type { MakePageHead, HeadRequest, PageHead } from '../pageHead.ts'
import { readChannel, type HeadChannel } from './headChannel.ts'
import { hasEnded, periodSentence } from './headDates.ts'
import { namesSentence } from './headText.ts'
import { contentHead, type Breadcrumb } from './contentHead.ts'

const listCrumb = (ipId: string): Breadcrumb => ['ガチャ', paths.gacha(ipId)]

/** The price of the smallest number of draws: 1回30コイン, 1回無料. */
function priceSentence({ drawOptionList }: Gacha): string | undefined {
  const [first] = drawOptionList.toSorted((one, other) => one.count - other.count)
  return first && `${first.count}回${first.consumeCoin > 0 ? coinText(first.consumeCoin) : '無料'}`
}

function gachaHead(gacha: Gacha, channel: HeadChannel, now: string): PageHead {
  const { gachaId, ipId, name, image, type, itemCount, publicationStartTime: start, publicationEndTime: end } = gacha
  const period = periodSentence('開催', start, end, now)
  return contentHead({
    kind: 'ガチャ',
    name,
    path: paths.gacha(ipId, gachaId),
    ...(hasEnded(end, now) && { status: 410 }),
    sentences: [
      `${channel.name}の${gachaKindText({ type, itemCount })}`,
      period,
      priceSentence(gacha),
      gacha.description,
    ],
    detail: period,
    channel,
    image,
    above: [listCrumb(ipId)],
  })
}

/**
 * Head of the page of one gacha. It names the channel that the gacha belongs to, because the page shows a gacha below
 * the path of any channel.
 */
async function oneGacha(gachaId: string, { read, now }: HeadRequest): Promise<PageHead | undefined> {
  const gacha = (await read(getGacha, { id: gachaId }))?.gacha
  const channel = gacha && (await readChannel(read, gacha.ipId))
  return gacha && channel && gachaHead(gacha, channel, now)
}

/**
 * Head of the page of a channel's gachas. It shows the gacha that the URL names, or the channel's only one, otherwise
 * the list.
 */
export const gachaPageHead: MakePageHead = async (request) => {
  const { params, search, read } = request
  const { ipId = '' } = params
  const channel = await readChannel(read, ipId)
  if (!channel) return undefined
  const named = search.get('gachaId')
  if (named) return oneGacha(named, request)
  const list = (await read(listGacha, {}, { ipId }))?.gachaList ?? []
  const [only, ...more] = list
  if (only && more.length === 0) return oneGacha(only.gachaId, request)
  return contentHead({
    kind: 'ガチャ',
    name: channel.name,
    title: (name) => `${name}のガチャ`,
    path: paths.gacha(ipId),
    ...(list.length === 0 && { isIndexed: false }),
    sentences: [
      `${channel.name}のガチャの一覧`,
      namesSentence(list.map(({ name }) => name)),
      '景品と提供割合を確かめられます',
    ],
    channel,
  })
}
