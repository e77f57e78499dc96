import type { PostalAddress } from '@tsudoi/contracts/address/address.endpoints'
import { normaliseDigits } from '@tsudoi/design-system/text/normaliseText'
import { postalCodeText } from '@tsudoi/design-system/screens/address/address.rules'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'

/** A saved address as the form takes it. */
export function typedAddress(address: PostalAddress): AddressValues {
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

/** The form as the host takes it: figures without hyphens, and nothing where nothing was typed. */
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
