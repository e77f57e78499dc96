import { getPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { campaignKindText } from '@tsudoi/design-system/screens/campaignKind.rules'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'
import type { MakePageHead } from '../pageHead.ts'
import { readChannel } from './headChannel.ts'
import { periodSentence } from './headDates.ts'
import { descriptionOf, titleLine } from './headText.ts'
import { contentHead } from './contentHead.ts'

/**
 * Head of the page of a preorder. The page still shows the goods after the preorder's end, so its status stays 200
 * (Q416).
 */
export const preorderHead: MakePageHead = async ({ params: { id = '' }, read, now }) => {
  const preorder = await read(getPreorder, { id })
  const channel = preorder && (await readChannel(read, preorder.ipId))
  if (!preorder || !channel) return undefined
  const { name, image, description, delivery, purchaseStartTime, purchaseEndTime } = preorder
  const period = periodSentence('受付', purchaseStartTime, purchaseEndTime, now)
  const about = `${channel.name}の${campaignKindText.PREORDER}`
  const sentences = [about, period, delivery && `お届け ${delivery}`, description]
  // The structured data has no offer: the price is in coins, for which no currency code exists.
  const product = {
    '@type': 'Product',
    name: titleLine(name, campaignKindText.PREORDER),
    description: descriptionOf(...sentences),
    image: pictureOf(image),
    url: paths.preorder(id),
    brand: { '@type': 'Brand', name: channel.name },
  }
  return contentHead({
    kind: campaignKindText.PREORDER,
    name,
    path: paths.preorder(id),
    sentences,
    detail: period,
    channel,
    image,
    jsonLd: [product],
  })
}
