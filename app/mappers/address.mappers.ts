import type { PostalAddress } from '@tsudoi/contracts/address/address.endpoints'
import { normaliseDigits } from '@tsudoi/design-system/text/normaliseText'
import { postalCodeText } from '@tsudoi/design-system/screens/address/address.rules'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'

/** Maps a saved address to form values. */
export function addressValues(address: PostalAddress): AddressValues {
  const { lastNameKana = '', firstNameKana = '', building = '', postalCode, prefecture, ...texts } = address
  return {
    ...texts,
    lastNameKana,
    firstNameKana,
    building,
    postalCode: postalCodeText(postalCode),
    prefecture: String(prefecture),
  }
}

/** Maps form values to the API format: digits without hyphens, and undefined for empty optional fields. */
export function addressBody(values: AddressValues): PostalAddress {
  const { lastNameKana, firstNameKana, building, postalCode, prefecture, ...texts } = values
  return {
    ...texts,
    postalCode: normaliseDigits(postalCode),
    prefecture: Number(prefecture),
    lastNameKana: lastNameKana || undefined,
    firstNameKana: firstNameKana || undefined,
    building: building || undefined,
  }
}
