import * as z from 'zod/mini'
import { fitsGraphemes, maxCodeUnits } from './textLength.ts'

/**
 * Fields that requests of several calls share, with the limits that hosts enforce. The sandbox and the OpenAPI
 * documents take the limits from here; the built app contains none of them (Q465).
 *
 * A limit in `z.meta` is only documented: the sandbox's handler itself refuses the value, with a separate message code.
 */

/** Number of rows on a page: usually, in the coin history and the shop, and at most (Q4). */
export const pageSizes = { usual: 20, history: 15, most: 100 } as const

const pageSize = z.int().check(z.gte(1), z.lte(pageSizes.most))

/** Maximum number of entries on a page. */
export const pageLimit = pageSize.check(z.meta({ default: pageSizes.usual }))

/** Maximum number of entries on a page of the coin history or the shop. */
export const historyPageLimit = pageSize.check(z.meta({ default: pageSizes.history }))

/** Number of entries to skip from the start of the list. */
export const pageOffset = z.int().check(z.gte(0), z.meta({ default: 0 }))

/**
 * Control characters (C0 and C1), which a terminal or a browser would interpret. This notation is valid in every regex
 * dialect.
 */
const controls = String.raw`\x00-\x1f\x7f-\x9f`
/** Control characters except the line break and the tab. */
const controlsInLines = String.raw`\x00-\x08\x0b-\x1f\x7f-\x9f`
/** Control characters except the line break. */
const controlsAndTabs = String.raw`\x00-\x09\x0b-\x1f\x7f-\x9f`

const trimmed = (excluded: string) => `[^\\s${excluded}](?:[^${excluded}]*[^\\s${excluded}])?`

/**
 * A text of at most `longest` graphemes. JSON Schema has no keyword for graphemes: `x-maxGraphemes` is the limit, and
 * `maxLength` only excludes lengths that no text within the limit can have (S134, Q383, Q465).
 */
export const limitedText = (longest: number) =>
  z.string().check(
    z.maxLength(maxCodeUnits(longest)),
    z.refine((text) => fitsGraphemes(text, longest)),
    z.meta({ 'x-maxGraphemes': longest }),
  )

/** A text of at most `longest` graphemes that matches a pattern. */
const textOf = (longest: number, pattern: string) => limitedText(longest).check(z.regex(new RegExp(pattern, 'u')))

/** A name: one visible line without white space around it (Q370). */
export const nameOf = (longest: number) => textOf(longest, `^${trimmed(controls)}$`).check(z.minLength(1))

/** A name as in {@link nameOf}, or an empty text. */
export const nameOrNothing = (longest: number) => textOf(longest, `^(?:${trimmed(controls)})?$`)

/** Several lines of text without white space around them, or an empty text. */
export const paragraphOrNothing = (longest: number) => textOf(longest, `^(?:${trimmed(controlsAndTabs)})?$`)

/** Several lines of text, which may contain tabs. */
export const textInLines = (longest: number) => textOf(longest, `^[^${controlsInLines}]*$`)

/** One line of text; it may be empty. */
export const textInOneLine = (longest: number) => textOf(longest, `^[^${controls}]*$`)

/** One visible line without leading white space (Q370). */
export const visibleLine = (longest: number) =>
  textOf(longest, `^[^\\s${controls}][^${controls}]*$`).check(z.minLength(1))

/** Maximum length of an e-mail address (RFC 5321). */
export const longestEmail = 254

/** The form of an e-mail address: one @, a domain with a dot, no white space. */
export const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** An e-mail address. A host refuses another format with InvalidEmailFormat. */
export const email = z.string().check(z.meta({ maxLength: longestEmail, pattern: emailPattern.source }))

/** Minimum and maximum length of a password (S058). */
export const passwordLengths = { least: 8, most: 25 } as const

/** The characters that a password may contain: printable ASCII without the space (Q60). */
export const passwordPattern = /^[!-~]+$/

/** A new password without four identical characters in a row. Each rule has a separate message code (S059, A§8). */
export const newPassword = z.string().check(
  z.meta({
    minLength: passwordLengths.least,
    maxLength: passwordLengths.most,
    pattern: passwordPattern.source,
  }),
)

/** The six digits of a mailed code. A host refuses other texts with InvalidCode (Q60). */
export const mailedCode = z.string().check(z.meta({ pattern: '^[0-9]{6}$' }))

/** Minimum and maximum length of a unique name (Q60). */
export const uniqueNameLengths = { least: 4, most: 20 } as const

/** A unique name: half-width letters and digits (A§5). */
export const uniqueName = z.string().check(
  z.meta({
    minLength: uniqueNameLengths.least,
    maxLength: uniqueNameLengths.most,
    pattern: '^[A-Za-z0-9]+$',
  }),
)

/** Maximum length of each name in a profile in graphemes, a limit of the product. */
export const longestProfileName = 20

/** A prefecture by its number in JIS X 0401: 1 Hokkaidō … 47 Okinawa (Q52). */
export const prefecture = z.int().check(z.gte(1), z.lte(47))

/** A list without duplicates, of ids or of texts. */
export const uniqueList = <S extends z.ZodMiniType>(entry: S) =>
  z.array(entry).check(
    z.refine((list) => new Set(list).size === list.length),
    z.meta({ uniqueItems: true }),
  )
