import { normaliseKana } from './normaliseText.ts'

/** Hyphens, dashes and waves, which one means as the long sound ー: びろ-ど, ビロ―ド. */
const longSounds = /[-\u2010-\u2015\u2212\u30FC\u301C~]/g
/** Accents, strokes and rings on letters (the voiced marks of kana are none), and what is not seen. */
const unseen = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\p{DI}]/gu
/** What stands between words and means nothing: spaces, middle dots, brackets, full stops and their like. */
const between = /[\s・·.,、。「」『』()[\]【】〈〉《》!?！？:;'"’”“‘/\\|&＆♪☆★♡♥]/g

/** A text as a search compares it: any width, case and kana are one, and what stands between words is gone. */
export const searchText = (text: string): string =>
  normaliseKana(text.normalize('NFKD').replace(unseen, '').normalize('NFKC'))
    .toUpperCase()
    .replace(between, '')
    .replace(longSounds, 'ー')

/** The words of a search, each as it is compared; a search without a word has none. */
export const searchWords = (typed: string): string[] =>
  typed
    .split(/[\s\u3000]+/)
    .map(searchText)
    .filter(Boolean)
