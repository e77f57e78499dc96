import { normaliseKana } from './normaliseText.ts'
import { readRomaji } from './romaji.ts'

/** Hyphens, dashes and waves that users type instead of the long sound mark ー: びろ-ど, ビロ―ド. */
const longSounds = /[-\u2010-\u2015\u2212\u30FC\u301C~]/g
/** Accents, strokes and rings on letters (the voiced marks of kana are not accents), and invisible characters. */
const unseen = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\p{DI}]/gu
/** Characters between words that a search ignores: spaces, middle dots, brackets, full stops and the like. */
const between = /[\s・·.,、。「」『』()[\]【】〈〉《》!?！？:;'"’”“‘/\\|&＆♪☆★♡♥]/g

/**
 * Normalises a text for comparison in a search: ignores width, case and the kind of kana, and removes the characters
 * between words.
 */
export const searchText = (text: string): string =>
  normaliseKana(text.normalize('NFKD').replace(unseen, '').normalize('NFKC'))
    .toUpperCase()
    .replace(between, '')
    .replace(longSounds, 'ー')

/** A word of a search input, normalised like the searched texts. */
export interface SearchWord {
  text: string
  /** For a word in romaji: matches the same word in kana, also with long vowels that romaji leaves out. */
  kana?: RegExp | undefined
}

/** The words of a search input. Empty if the input has no words. */
export const searchWords = (typed: string): SearchWord[] =>
  typed
    .split(/[\s\u3000]+/)
    .map(searchText)
    .filter(Boolean)
    .map((text) => ({ text, kana: readRomaji(text)?.pattern }))

/** The search input with its romaji written in kana; undefined if it has none. */
export function searchInKana(typed: string): string | undefined {
  const words = searchWords(typed).map(({ text }) => text)
  const inKana = words.map((word) => readRomaji(word)?.kana ?? word)
  return inKana.some((word, at) => word !== words[at]) ? inKana.join(' ') : undefined
}

/** Whether a text contains all words. `searched`: the text, normalised by `searchText`. */
export const hasWords = (words: readonly SearchWord[], searched: string): boolean =>
  words.every(({ text, kana }) => searched.includes(text) || kana?.test(searched) === true)
