import { foldForComparison } from './userText.ts'

const hiragana = /[ぁ-ゖゝゞ]/g
/** The long sound mark, and the hyphens, dashes and waves that users type instead of it. */
const longSounds = /[-\u2010-\u2015\u2212\u30FC\u301C~]/g
/** Characters between words that a search ignores: white space, middle dots, brackets, full stops and the like. */
const between = /[\s・·.,、。「」『』()[\]【】〈〉《》!?:;'"’”“‘/\\|&♪☆★♡♥]/g

/**
 * Converts a text to the form in which a search compares texts: like {@link foldForComparison}, but also with one kind
 * of kana and without the characters that a search ignores.
 */
export const foldForSearch = (text: string): string =>
  foldForComparison(text)
    .replace(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replace(between, '')
    .replace(longSounds, 'ー')

/**
 * Splits the text that a user has typed into words, each converted by {@link foldForSearch}. Empty if the text has no
 * letter, digit or sign.
 */
export const searchWordsOf = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map(foldForSearch)
    .filter((word) => word !== '')
