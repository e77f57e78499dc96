import { ApiError } from '../../api/apiError.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { lotteryRefusals } from './refusals/lotteryRefusals.ts'
import { cartRefusals } from './refusals/cartRefusals.ts'
import { enqueueError } from '../../errors/errorQueue.ts'
import { failureOf } from '../../errors/failure.ts'
import { paths } from '../../paths.ts'
import type { PaidPack } from './actions/coins.ts'
import type { PaidDraw } from './actions/draw.ts'
import type { PaidEntries } from './actions/lottery.ts'
import type { PaidCart } from './actions/preorder.ts'
import type { PaidEpisode } from './actions/story.ts'
import type { PaidVideo } from './actions/video.ts'
import type { OrderDescription, PaidKind } from './paidAction.ts'

/** The purchase that was refused. */
interface RefusedPayment {
  kind: PaidKind
  paid: object
  order: OrderDescription
}

/** The page on which the user can pay for the purchase again, by kind. */
const pages: Readonly<Record<PaidKind, { label: string; hrefOf: (paid: never) => string }>> = {
  coins: { label: '購入のページへ', hrefOf: ({ shopCoinId }: PaidPack) => paths.purchase(shopCoinId) },
  draw: { label: 'ガチャのページへ', hrefOf: ({ ipId, gachaId }: PaidDraw) => paths.gacha(ipId, gachaId) },
  story: {
    label: 'ストーリーのページへ',
    hrefOf: ({ ipId, storyGroupId }: PaidEpisode) => paths.storyGroup(ipId, storyGroupId),
  },
  video: { label: '動画のページへ', hrefOf: ({ ipId, videoId }: PaidVideo) => paths.movie(ipId, videoId) },
  lottery: { label: '申込のページへ', hrefOf: ({ lotteryId }: PaidEntries) => paths.lotteryPurchase(lotteryId) },
  preorder: { label: '予約のページへ', hrefOf: ({ preorderId }: PaidCart) => paths.preorderPurchase(preorderId) },
}

/** The kinds whose refusals have texts of their own, because the catalogue's texts are about other things. */
const ownTexts: Partial<Record<PaidKind, typeof cartRefusals>> = { lottery: lotteryRefusals, preorder: cartRefusals }

/** Whether the server has refused the payment itself, with a code that its endpoint declares. */
export const isPaymentRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.endpoint.codes.some((code) => code === error.messageCode)

/**
 * Opens a dialog about a refused payment whose page was closed. It names the purchase and the reason, and links to the
 * page of the purchase. Questions, for example about missing coins or consent, are asked again on that page (Q385).
 */
export function raiseRefusedPayment({ kind, paid, order }: RefusedPayment, error: ApiError): void {
  if (isAbandoned(error)) return
  const { title, cause = '', remedy, coins } = ownTexts[kind]?.of(error) ?? failureOf(error)
  const { label, hrefOf } = pages[kind]
  enqueueError({
    key: `payment.${kind}.${JSON.stringify(paid)}`,
    row: 'ours',
    ours: true,
    title,
    cause: `${order.what}（${order.quantity}）は、お支払いできませんでした。${cause}`,
    remedy,
    coins,
    consequence: 'none',
    lead: { label, href: hrefOf(paid as never) },
    error,
  })
}
