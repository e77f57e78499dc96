import type { Present as WirePresent } from '@tsudoi/contracts/present/present.endpoints'
import type { Present, ReceivedPresent } from '@tsudoi/design-system/screens/present/present.types'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'

/** A present that waits in the present box. */
export function presentView(present: WirePresent): Present {
  return {
    id: present.presentId,
    message: present.message,
    asset: assetView(present),
    sent: normalisedInstant(present.sendTime),
    expires: present.expireTime && normalisedInstant(present.expireTime),
  }
}

/** A present that the member has received. */
export function receivedPresentView(present: WirePresent & { receiveTime: string }): ReceivedPresent {
  return { ...presentView(present), received: normalisedInstant(present.receiveTime) }
}
