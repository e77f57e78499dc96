import type { TranscriptLine } from '@tsudoi/design-system/screens/video/player/transcript.rules'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'

/** A caption of a track, as a `VTTCue` has it: times in seconds, and the text with WebVTT's tags. */
export interface CaptionCue {
  readonly startTime: number
  readonly endTime: number
  readonly text: string
}

/** What one speaker says in a caption. */
type Piece = Omit<TranscriptLine, 'id'>

/** The number of characters after which a caption is cut. A longer text fits no screen and is slow to show. */
const maxCueLength = 2_000
/** Captions with the same text this many seconds apart are one caption that the stream has cut. */
const cutSeconds = 0.25
/** Captions that begin within this time (seconds) are shown together. */
const togetherSeconds = 0.05
/** Number of the latest lines with which a caption is compared. */
const comparedLines = 4

const tags = /<[^<>]*>/g
/** Whether `<…>` is a tag. Other text in angle brackets is shown as it is. */
const isTag = (content: string) => content === '' || /^[a-z\d/!]/i.test(content)
/** Matches an unclosed tag at the end of the text. */
const openTag = /<[a-z\d/!][^<>]*$/i

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
}
const references = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|lrm|rlm));/gi

function characterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

const withCharacters = (text: string) =>
  text.replace(references, (_, decimal?: string, hex?: string, name = '') =>
    decimal || hex
      ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16))
      : (namedCharacters[String(name).toLowerCase()] ?? ''),
  )

const breaks = /[ \t-\r\u0085\u00A0\u2028\u2029]+/g
/** Matches control characters, lone surrogates, and characters that change the direction of the text around them. */
const unwanted = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu

/** The readable text: on one line, without what only a program reads. Empty if nothing is visible. */
function readableText(text: string): string {
  const readable = withCharacters(text).replace(breaks, ' ').replace(unwanted, '').trim()
  return hasVisibleCharacter(readable) ? readable : ''
}

/** Splits a caption by its voice spans (`<v 汐里>`), and removes all other tags. Readings (`<rt>`) are in brackets. */
function voicesOf(text: string): { speaker: string; text: string }[] {
  const voices: { speaker: string; text: string }[] = []
  let speaker = ''
  let last = 0
  const add = (text: string) => {
    const before = voices.at(-1)
    if (before?.speaker === speaker) before.text += text
    else voices.push({ speaker, text })
  }
  const cut = text.slice(0, maxCueLength).replace(openTag, '')
  for (const { 0: tag, index } of cut.matchAll(tags)) {
    const content = tag.slice(1, -1)
    if (!isTag(content)) continue
    add(cut.slice(last, index))
    last = index + tag.length
    const [, closing, name = ''] = /^(\/?)([a-z]*)/i.exec(content) ?? []
    if (/^v$/i.test(name)) speaker = closing ? '' : readableText(content.replace(/^\S*/, ''))
    if (/^rt$/i.test(name)) add(closing ? '）' : '（')
  }
  add(cut.slice(last))
  return voices
}

/** The pieces of each caption, which are computed once: a live broadcast appends captions to long lists. */
const piecesByCue = new WeakMap<CaptionCue, readonly Piece[]>()

function piecesOf(cue: CaptionCue): readonly Piece[] {
  const cached = piecesByCue.get(cue)
  if (cached) return cached
  const { startTime, endTime, text } = cue
  const start = Math.max(0, startTime)
  const isTimed = Number.isFinite(startTime) && !(endTime < 0)
  const pieces = (isTimed ? voicesOf(text) : []).flatMap((voice) => {
    const read = readableText(voice.text)
    return read
      ? [{ start, end: endTime > start ? endTime : start, speaker: voice.speaker || undefined, text: read }]
      : []
  })
  piecesByCue.set(cue, pieces)
  return pieces
}

/** The text of a line that contains an overlapping piece too; undefined if the piece is a line of its own. */
function mergedText(line: Piece, piece: Piece): string | undefined {
  if (line.speaker !== piece.speaker || piece.start > line.end + cutSeconds) return undefined
  if (piece.text === line.text) return line.text
  // A caption that grows word by word.
  if (piece.start < line.end && piece.text.startsWith(line.text)) return piece.text
  if (piece.start - line.start > togetherSeconds || line.text.length > maxCueLength) return undefined
  return line.text.includes(piece.text) ? line.text : `${line.text} ${piece.text}`
}

/**
 * The lines of a transcript from the captions of a track: sorted by time, without tags and control characters.
 * Repeated, growing and simultaneous captions of one speaker are one line; captions without a visible text are left
 * out.
 */
export function captionLines(cues: readonly CaptionCue[]): TranscriptLine[] {
  const pieces = cues.flatMap(piecesOf).toSorted((one, other) => one.start - other.start || one.end - other.end)
  const lines: TranscriptLine[] = []
  const counts = new Map<number, number>()
  for (const piece of pieces) {
    const merged = lines.slice(-comparedLines).find((line) => mergedText(line, piece) !== undefined)
    if (merged) {
      merged.text = mergedText(merged, piece) ?? merged.text
      merged.end = Math.max(merged.end, piece.end)
      continue
    }
    const milliseconds = Math.round(piece.start * 1000)
    const count = counts.get(milliseconds) ?? 0
    counts.set(milliseconds, count + 1)
    lines.push({ ...piece, id: count > 0 ? `${milliseconds}-${count}` : String(milliseconds) })
  }
  return lines
}
