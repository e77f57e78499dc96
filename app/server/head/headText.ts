import { clampText } from '@tsudoi/design-system/text/graphemes'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { limitMarks } from '@tsudoi/design-system/text/limitMarks'

/** Maximum length of a title and of a description, in graphemes. Search engines and link previews cut longer ones. */
const maxTitle = 100
const maxDescription = 120

/** How many UTF-16 code units of a text are read at most. A description needs far fewer. */
const maxRead = 4_000

/**
 * Matches characters without a visible form, and all direction controls. It leaves out joiners and variation selectors,
 * which emoji, Persian and variants of kanji need.
 */
const invisible = /(?!\u200C|\u200D|\p{VS})\p{DI}/gu
/** Matches the flag of a region, such as that of Wales, which contains invisible tags. */
const regionFlag = /\u{1F3F4}[\u{E0020}-\u{E007E}]{3,6}\u{E007F}/gu

/** The text without invisible characters outside the flags of regions. */
function withoutInvisible(text: string): string {
  const flags = text.match(regionFlag) ?? []
  return text
    .split(regionFlag)
    .map((part, at) => part.replace(invisible, '') + (flags[at] ?? ''))
    .join('')
}

/**
 * Converts a text of a server or a member to one line of plain text: without line breaks, control characters, direction
 * controls and invisible characters. Empty if nothing is visible.
 */
export function singlePlainLine(text: string): string {
  const visible = withoutInvisible(text.slice(0, maxRead).toWellFormed())
  const line = limitMarks(visible)
    .replace(/(?<=[。！？])\s+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return hasVisibleCharacter(line) ? line : ''
}

/** A title of at most 100 characters; `fallback` if the text has no visible character. */
export const titleLine = (text: string, fallback: string): string =>
  clampText(singlePlainLine(text), maxTitle) || fallback

/** A sentence of a description. `undefined` and `false` are left out. */
export type DescriptionSentence = string | undefined | false

/** Makes a description from a text of a member or the operator: it is cut, but otherwise unchanged. */
export const textDescription = (text: string): string => clampText(singlePlainLine(text), maxDescription)

const asSentence = (line: string) => (/[。！？!?…]$/.test(line) ? line : `${line}。`)

/** Makes a description of at most 120 characters. Each fact becomes a sentence. */
export function descriptionOf(...sentences: readonly DescriptionSentence[]): string {
  const lines = sentences.map((fact) => (fact ? singlePlainLine(fact) : '')).filter((line) => line !== '')
  return clampText(lines.map(asSentence).join(''), maxDescription)
}

/** A title inside a sentence, in Japanese quotation marks that the title does not contain. */
export const quotedTitle = (title: string): string => (title.includes('「') ? `『${title}』` : `「${title}」`)

/** The first names of a list, and how many there are: 灯台、夜行列車など12件. Undefined for an empty list. */
export function namesSentence(
  names: readonly string[],
  total: number | 'unknown' = names.length,
  maxNames = 4,
): DescriptionSentence {
  const shown = names.slice(0, maxNames).map(singlePlainLine).filter(Boolean)
  if (shown.length === 0) return undefined
  const joined = shown.join('、')
  if (total === 'unknown') return `${joined}など`
  return total > shown.length ? `${joined}など${total}件` : joined
}
