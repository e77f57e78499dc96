import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schema.ts'
import { prefecture, visibleLine } from '../requestFields.ts'

/** Maximum length in graphemes of each text of an address; the limits are defined by the product (S134). */
export const longestLines = { lastName: 40, firstName: 40, city: 60, street: 100, building: 100 } as const

/** A name in full-width katakana, up to 40 characters; a space between two parts is allowed. */
const kana = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[ァ-ヶー・][ァ-ヶー・　 ]*$/))

/** A postal address in Japan. */
export const postalAddress = z.object({
  /** Family name of the recipient: up to 40 graphemes. */
  lastName: visibleLine(longestLines.lastName),
  /** Given name of the recipient: up to 40 graphemes. */
  firstName: visibleLine(longestLines.firstName),
  /** Family name in full-width katakana. */
  lastNameKana: z.optional(kana),
  /** Given name in full-width katakana. */
  firstNameKana: z.optional(kana),
  /** Postal code: seven digits without a hyphen, `2310023`. */
  postalCode: z.string().check(z.regex(/^[0-9]{7}$/)),
  /** Prefecture code of JIS X 0401: 1 Hokkaidō … 47 Okinawa (Q52). */
  prefecture,
  /** City and ward, up to 60 graphemes: 横浜市中区. */
  city: visibleLine(longestLines.city),
  /** Street and number, up to 100 graphemes: 山下町1-2. */
  street: visibleLine(longestLines.street),
  /** Building and room, up to 100 graphemes: 港ビル301. */
  building: z.optional(visibleLine(longestLines.building)),
  /** Phone number: ten or eleven digits without hyphens, `0451234567`. */
  phoneNumber: z.string().check(z.regex(/^0[0-9]{9,10}$/)),
})
/** A postal address in Japan. */
export type PostalAddress = z.infer<typeof postalAddress>

/** Saves the caller's postal address, replacing the former one. */
export const saveAddress = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/privacy/address',
  auth: 'member',
  body: postalAddress,
  response: nothing,
  codes: ['InvalidArgument'],
  source: 'C073',
  summary: "Saves the member's address, replacing the former one; addresses already sent do not change",
})

/** Reads the caller's postal address. */
export const getAddress = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/privacy/address',
  auth: 'member',
  response: z.object({
    /** The saved address; absent if none was saved. */
    address: z.optional(postalAddress),
  }),
  source: 'C074',
  summary: "The member's own address",
})
