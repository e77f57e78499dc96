import { prefectureOptions } from '../prefectures.ts'

/** The values of the form at /address/edit. On submit they are normalised (`normalisedAddress`). */
export interface AddressValues {
  lastName: string
  firstName: string
  lastNameKana: string
  firstNameKana: string
  /** The postal code, such as 231-0023. */
  postalCode: string
  /** The JIS X 0401 number, 1 to 47; '' when not chosen. */
  prefecture: string
  /** The city, such as 横浜市中区. */
  city: string
  /** The street and number, such as 山下町1-2. */
  street: string
  building: string
  /** The phone number, digits only. */
  phoneNumber: string
}

/** The initial values of a member without a saved address. */
export const emptyAddress: AddressValues = {
  lastName: '',
  firstName: '',
  lastNameKana: '',
  firstNameKana: '',
  postalCode: '',
  prefecture: '',
  city: '',
  street: '',
  building: '',
  phoneNumber: '',
}

/** The name of a prefecture, such as 神奈川県; '' for a number that is not a prefecture. */
export function prefectureText(value: string): string {
  return prefectureOptions.find((option) => option.value === value)?.label ?? ''
}
