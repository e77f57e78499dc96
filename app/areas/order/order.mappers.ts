import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import type { listViewingPurchases } from '@tsudoi/contracts/ticket/ticket.endpoints'
import type { Order, ViewingPurchases } from '@tsudoi/design-system/screens/order/order.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

type Transaction = ResponseOf<typeof listTransactions>['list'][number]
type Purchase = ResponseOf<typeof listViewingPurchases>['list'][number]

/** An order as the order history lists it. */
export function orderView(order: Transaction): Order {
  return {
    id: order.transactionId,
    ordered: normalisedInstant(order.orderTime),
    name: titleOf(order.itemName),
    price: order.price,
    status: order.status,
    method: order.paymentMethod,
    payUntil: order.expiryTime && normalisedInstant(order.expiryTime),
    payHref: payHrefOf(order.paymentPage),
    slipNumber: order.slipNumber,
  }
}

/** A purchase of viewing rights for an event's episodes. */
export function viewingPurchaseView({ event, purchaseTime, episodes }: Purchase): ViewingPurchases {
  return {
    id: event.eventId,
    purchased: normalisedInstant(purchaseTime),
    title: titleOf(event.title),
    image: pictureOf(event.image),
    channel: channelRefView(event),
    episodes: episodes.map((each) => ({
      id: each.episodeId,
      title: titleOf(each.title),
      purchased: normalisedInstant(each.purchaseTime),
      price: each.price,
    })),
  }
}
