import { prefectureOptions } from '../prefectures.ts'

/** What is typed at /address/edit; after the form, in the width in which it is kept. */
export interface AddressValues {
  lastName: string
  firstName: string
  lastNameKana: string
  firstNameKana: string
  /** 231-0023. */
  postalCode: string
  /** JIS X 0401: 1 … 47; '' is not chosen. */
  prefecture: string
  /** 横浜市中区 */
  city: string
  /** 山下町1-2 */
  street: string
  building: string
  /** Figures only. */
  phoneNumber: string
}

/** A form that nobody has typed in, of somebody without a saved address. */
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

/** 神奈川県; nothing for a number that is no prefecture. */
export function prefectureText(value: string): string {
  return prefectureOptions.find((option) => option.value === value)?.label ?? ''
}
