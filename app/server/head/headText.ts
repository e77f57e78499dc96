import { clampText } from '@tsudoi/design-system/text/graphemes'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'

/** Maximum graphemes of a title and of a description. Search engines and link previews cut longer ones. */
const maxTitle = 100
const maxDescription = 120

/** Maximum code units of a host's text that are looked at. A description needs far fewer. */
const maxRead = 4_000

/**
 * Characters without a visible form, with all direction controls. Joiners and variation selectors are kept: emoji,
 * Persian and variants of kanji need them.
 */
const invisible = /(?!\u200C|\u200D|\p{VS})\p{DI}/gu
/** More combining marks on one letter than any script uses. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu

/**
 * A host's or a member's text as one line of plain text: without line breaks, control characters, direction controls
 * and invisible characters. Empty if nothing is visible.
 */
export function headLine(text: string): string {
  const line = text
    .slice(0, maxRead)
    .toWellFormed()
    .replace(invisible, '')
    .replace(/(?<=[。！？])\s+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(stackedMarks, '$1')
    .trim()
  return hasVisibleCharacter(line) ? line : ''
}

/** A title of at most 100 characters; `fallback` if the text has no visible character. */
export const titleLine = (text: string, fallback: string): string => clampText(headLine(text), maxTitle) || fallback

/** A fact of a description; `undefined` and `false` are left out. */
export type DescriptionFact = string | undefined | false

/** A member's or the operator's text as a description: cut, but otherwise as it was written. */
export const textDescription = (text: string): string => clampText(headLine(text), maxDescription)

const asSentence = (line: string) => (/[。！？!?…]$/.test(line) ? line : `${line}。`)

/** A description of at most 120 characters from facts, each of which becomes a sentence. */
export function descriptionOf(...facts: readonly DescriptionFact[]): string {
  const lines = facts.map((fact) => (fact ? headLine(fact) : '')).filter((line) => line !== '')
  return clampText(lines.map(asSentence).join(''), maxDescription)
}

/** A title inside a sentence, in the quotation marks that it does not contain itself. */
export const quotedTitle = (title: string): string => (title.includes('「') ? `『${title}』` : `「${title}」`)

/** The first names of a list, and how many there are: 灯台、夜行列車など12件. Undefined for an empty list. */
export function namesFact(names: readonly string[], total = names.length, maxNames = 4): DescriptionFact {
  const shown = names.slice(0, maxNames).map(headLine).filter(Boolean)
  if (shown.length === 0) return undefined
  return shown.join('、') + (total > shown.length ? `など${total}件` : '')
}
