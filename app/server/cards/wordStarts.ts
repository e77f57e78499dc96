/**
 * The indices (in UTF-16 code units) at which a line of a text may begin without cutting a word. A short Japanese
 * particle or ending stays with the word before it. A single kanji stays with the kanji or number before it (深夜便, 48夜),
 * otherwise with the word after it (夏フェス), as お and ご do.
 */
export function wordStarts(text: string): Set<number> {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  const starts = new Set<number>()
  let before = ''
  let isPrefix = false
  for (const { segment, index } of segmenter.segment(text)) {
    const isSuffix = kanji.test(segment) && counted.test(before)
    const isParticle = particle.test(segment) && letter.test(before)
    if (!isSuffix && !isParticle && !(isPrefix && letter.test(segment))) starts.add(index)
    isPrefix = honorific.test(segment) || (kanji.test(segment) && !isSuffix)
    before = segment
  }
  return starts
}

let segmenter: Intl.Segmenter | undefined
const particle = /^(?![おご]$)[\u3041-\u3096]{1,2}$/u
const honorific = /^[おご]$/u
const kanji = /^\p{Script=Han}$/u
const counted = /[\p{Script=Han}\p{N}]$/u
const letter = /[\p{L}\p{N}]$/u
