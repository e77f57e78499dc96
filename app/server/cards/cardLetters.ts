import { graphemes } from '@tsudoi/design-system/text/graphemes'
import type { FontMetrics } from './readFontMetrics.ts'

/** One grapheme of a text on a card: what readers see as one character. */
export interface CardLetter {
  text: string
  /** Width including the spacing to the next letter (advance), in em. */
  width: number
  /**
   * The names of the files with an emoji's drawing, without extension, the best first. Undefined for a letter that the
   * font has.
   */
  emoji?: readonly string[]
  /** The emoji's drawing as a data URL. */
  drawing?: string
}

/** Loads the SVG of an emoji by its name in Twemoji, such as 1f338. Resolves with undefined if there is none. */
export type LoadEmoji = (name: string) => Promise<string | undefined>

/**
 * Maximum length of a text in UTF-16 code units, because no card has room for more. Longer texts are cut before they
 * are processed.
 */
const maxLength = 2_000
const maxLetters = 400
/** Number of code points of the longest emoji in use: a flag of a region, or a family. */
const maxEmojiCodePoints = 14

const blanks = /[\p{Z}\p{Cc}\u2800\u3164]+/gu
/**
 * Matches format and direction controls, lone surrogates, private-use characters and noncharacters. Not U+200D and the
 * tags, which emoji need.
 */
const invisible = /(?![\u200D\u{E0020}-\u{E007F}])[\p{Cf}\p{Cs}\p{Co}\p{NChar}\uFFFC\uFFFD]/gu
const mark = /\p{M}/u
const emojiSign = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{RI}{2}|^[#*0-9]\uFE0F?\u20E3/u

/**
 * Converts a text from a server to the letters that a card draws. They are on one line, without controls, with at most
 * two combining marks on a letter, and all of them are in the font. A letter that the font lacks becomes its
 * compatibility form or base letter (𝓼 is s, ế is e), or is left out, because a box instead of a letter looks broken.
 */
export function cardLetters(text: string, font: FontMetrics): CardLetter[] {
  const plain = text.slice(0, maxLength).normalize('NFC').replace(blanks, ' ').replace(invisible, '').trim()
  return graphemes(plain)
    .flatMap((grapheme) => lettersOf(grapheme, font))
    .slice(0, maxLetters)
}

/** Adds the drawings to emoji, and leaves out emoji for which there is no drawing. */
export async function withDrawings(letters: readonly CardLetter[], loadEmoji: LoadEmoji): Promise<CardLetter[]> {
  const drawn = await Promise.all(
    letters.map(async (letter) => {
      for (const name of letter.emoji ?? []) {
        const svg = await loadEmoji(name)
        if (svg !== undefined) return [{ ...letter, drawing: `data:image/svg+xml,${encodeURIComponent(svg)}` }]
      }
      return letter.emoji ? [] : [letter]
    }),
  )
  return drawn.flat()
}

/** Total width of the letters in em. */
export const lettersWidth = (letters: readonly CardLetter[]): number =>
  letters.reduce((sum, { width }) => sum + width, 0)

function lettersOf(grapheme: string, font: FontMetrics): CardLetter[] {
  const isEmoji = emojiSign.test(grapheme) || (/^\p{Extended_Pictographic}/u.test(grapheme) && !covers(font, grapheme))
  if (isEmoji) return [{ text: grapheme, width: 1.1, emoji: emojiNames(grapheme) }]
  const forms = [grapheme, grapheme.normalize('NFKC'), grapheme.normalize('NFKD')]
  const drawn = forms.map((form) => drawable(form, font)).find((form) => form !== '')
  return drawn === undefined ? [] : graphemes(drawn).map((letter) => ({ text: letter, width: widthOf(letter, font) }))
}

const covers = (font: FontMetrics, grapheme: string) =>
  Array.from(grapheme).every((character) => font.has(character.codePointAt(0) ?? 0))

/** Removes characters that the font lacks. Returns an empty text if one of them is not a combining mark. */
function drawable(form: string, font: FontMetrics): string {
  let marks = 0
  let kept = ''
  for (const character of form) {
    const isKnown = font.has(character.codePointAt(0) ?? 0)
    if (mark.test(character)) {
      if (isKnown && kept !== '' && marks++ < 2) kept += character
    } else if (isKnown) kept += character
    else if (character !== '\u200D') return ''
  }
  return kept
}

const widthOf = (letter: string, font: FontMetrics) =>
  Array.from(letter)
    .filter((character) => !mark.test(character))
    .reduce((sum, character) => sum + font.advance(character.codePointAt(0) ?? 0), 0)

/**
 * The names of an emoji's files in Twemoji: of the whole sequence, of the sequence without variation selectors, and of
 * its first character.
 */
function emojiNames(grapheme: string): string[] {
  const codes = Array.from(grapheme, (character) => (character.codePointAt(0) ?? 0).toString(16))
  const bare = codes.filter((code) => code !== 'fe0f')
  const whole = codes.length > maxEmojiCodePoints ? [] : codes.includes('200d') ? [codes, bare] : [bare]
  const names = [...whole, bare.slice(0, 1)].map((parts) => parts.join('-'))
  return [...new Set(names)]
}
