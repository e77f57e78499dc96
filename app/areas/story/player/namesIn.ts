import type { ReaderNames } from '../../../paths.ts'

/** Graphemes of a name from an address; the host keeps shorter ones, but anybody can write an address (X8, Q169). */
const nameLimit = 60

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** A name as an address gives it: without control characters, and no longer than a page can show. */
export function nameInAddress(name = ''): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => (character === '\u200d' ? character : ''))
  const parts = [...graphemes.segment(clean.slice(0, 4_000))].slice(0, nameLimit)
  return parts.map(({ segment }) => segment).join('')
}

const placeholder = /\{(FIRST|LAST|FULL_NAME)\}/g

/** Puts the reader's names in, once: braces in a name, and braces that are no placeholder, are text (X8, W164). */
export function namesIn(text: string, { lastName, firstName }: ReaderNames): string {
  if (!text.includes('{')) return text
  const names: Readonly<Record<string, string>> = { FIRST: firstName, LAST: lastName, FULL_NAME: lastName + firstName }
  return text.replace(placeholder, (all, name: string) => names[name] ?? all)
}

/** What looks like a placeholder and is none. */
export function unknownPlaceholders(text: string): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(/\{[A-Z][A-Z_]*\}/g)]
    .map(([all]) => all)
    .filter((all) => !new RegExp(placeholder.source).test(all))
}
