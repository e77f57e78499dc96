import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schema.ts'

/** One line that begins with something to see and has no control characters; nothing else is asked of it. */
const line = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[^\s\p{Cc}][^\p{Cc}]*$/u))

/** Full-width katakana, a space between two parts of a name allowed. */
const kana = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[ァ-ヶー・][ァ-ヶー・　 ]*$/))

/** Where something is sent to in Japan. */
export const postalAddress = z.object({
  /** Family name of who receives it. */
  lastName: line(40),
  /** Given name of who receives it. */
  firstName: line(40),
  /** Family name in full-width katakana. */
  lastNameKana: z.optional(kana),
  /** Given name in full-width katakana. */
  firstNameKana: z.optional(kana),
  /** Seven figures, without a hyphen: `2310023`. */
  postalCode: z.string().check(z.regex(/^\d{7}$/)),
  /** JIS X 0401: 1 Hokkaidō … 47 Okinawa (Q52). */
  prefecture: z.int().check(z.gte(1), z.lte(47)),
  /** City and ward: 横浜市中区. */
  city: line(60),
  /** Street and number: 山下町1-2. */
  street: line(100),
  /** Building and room: 港ビル301. */
  building: z.optional(line(100)),
  /** Ten or eleven figures, without hyphens: `0451234567`. */
  phoneNumber: z.string().check(z.regex(/^0\d{9,10}$/)),
})
export type PostalAddress = z.infer<typeof postalAddress>

export const saveAddress = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/privacy/address',
  auth: 'member',
  body: postalAddress,
  response: nothing,
  codes: ['InvalidArgument'],
  source: 'C073',
  summary: "Saves the member's address in the place of the former one; addresses already sent stay as they were",
})

export const getAddress = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/privacy/address',
  auth: 'member',
  response: z.object({
    /** The saved address; absent before the first one. */
    address: z.optional(postalAddress),
  }),
  source: 'C074',
  summary: "The member's own address",
})
