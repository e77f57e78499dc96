/**
 * The end of a title: two to six letters of one script with the punctuation after them, otherwise the last two letters.
 * Six letters fit on a narrow screen with large text.
 */
const end = /(\p{sc=Hira}{2,6}|[\p{sc=Kana}ー]{2,6}|\p{sc=Han}{2,6}|\p{L}{2})\p{P}{0,2}$/u

/**
 * Splits a title into its start and the last run of one script: `['お支払いでき', 'ませんでした']`. A phrase hardly ever begins
 * inside such a run, so a title whose end does not break still breaks between phrases. The end has at most `maxLetters`
 * letters.
 */
export function titleParts(title: string, maxLetters = 6): [start: string, end: string] {
  const [run = '', letters = ''] = end.exec(title) ?? []
  const kept = Array.from(letters).slice(-maxLetters).join('') + run.slice(letters.length)
  return [title.slice(0, title.length - kept.length), kept]
}
