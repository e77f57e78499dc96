/**
 * Two to six letters of one script, with the marks behind them; otherwise the last two letters. Six fit on a narrow
 * screen with large text.
 */
const end = /(\p{sc=Hira}{2,6}|[\p{sc=Kana}ー]{2,6}|\p{sc=Han}{2,6}|\p{L}{2})\p{P}{0,2}$/u

/**
 * A title and its end: the last run of one script, `['お支払いでき', 'ませんでした']`. A phrase hardly ever begins inside such
 * a run, so a line that is kept from breaking there still breaks between phrases. `most` letters of it at the most.
 */
export function titleParts(title: string, most = 6): [start: string, end: string] {
  const [run = '', letters = ''] = end.exec(title) ?? []
  const kept = Array.from(letters).slice(-most).join('') + run.slice(letters.length)
  return [title.slice(0, title.length - kept.length), kept]
}
