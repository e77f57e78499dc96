import type { PostalAddress } from './address.endpoints.ts'

/** An example address without optional fields. */
export const bareAddress: PostalAddress = {
  lastName: '星野',
  firstName: 'ひかり',
  postalCode: '2310023',
  prefecture: 14,
  city: '横浜市中区',
  street: '山下町1-2',
  phoneNumber: '0451234567',
}

/** An example address with every optional field. */
export const fullAddress: PostalAddress = {
  ...bareAddress,
  lastNameKana: 'ホシノ',
  firstNameKana: 'ヒカリ',
  building: '港ビル301',
}
