import type { listOfferItems, OfferItem as WireItem } from '@tsudoi/contracts/offer/offer.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { OfferItem, OfferRoom } from '@tsudoi/design-system/screens/offer/offer.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../../paths.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

type Answer = ResponseOf<typeof listOfferItems>

function itemView(item: WireItem): OfferItem {
  return {
    id: item.itemId,
    name: titleOf(item.name),
    description: item.description,
    image: pictureOf(item.image),
    favors: item.favorCount,
    isFavored: item.hasFavored ?? false,
    href: paths.offer(item.itemId),
  }
}

/** A wish list (リクエスト), which the server calls a room, with its items. Undefined if the answer names no room. */
export function offerRoomView({ room, list }: Answer): OfferRoom | undefined {
  if (!room) return undefined
  return {
    id: room.roomId,
    name: titleOf(room.name),
    description: room.description,
    image: pictureOf(room.image),
    limit: room.favorLimit,
    end: normalisedInstant(room.publicationEndTime),
    channel: channelRefView(room),
    items: list.map(itemView),
  }
}

/** An item with its wish list (Q33); undefined if the answer lacks one of them. */
export function offerItemView(answer: Answer): { item: OfferItem; room: OfferRoom } | undefined {
  const room = offerRoomView(answer)
  return room && answer.item && { item: itemView(answer.item), room }
}
