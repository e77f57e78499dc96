import type { ReactNode } from 'react'
import type { CardArea } from './cardArtwork.ts'
import type { CardColors } from './cardColors.ts'
import type { CardDetail, DetailDay, DetailPeriod } from './parseCardDetail.ts'
import { lineHeightEm, textLine } from './cardElements.ts'
import { lettersWidth, type CardLetter } from './cardLetters.ts'
import { clipCardLine, cardLines } from './cardLines.ts'

/** Converts a text to letters, with drawings of its emoji. */
export type TextToCardLetters = (text: string | undefined) => Promise<CardLetter[]>

/** Smallest font size on a card in px. It is still readable when a messenger shows the card 500 px wide. */
export const smallestTextPx = 28
/** Distance from the top of a line's box to the baseline, in em. */
const baseline = 0.98
/** Letter spacing of large figures, in em. */
const tight = -0.045

const figureWidth = (figure: readonly CardLetter[]) => lettersWidth(figure) + tight * figure.length

/** Returns the detail of a card (a period, a number or a text) at the bottom of an area. */
export async function detailText(
  detail: CardDetail,
  colors: CardColors,
  area: CardArea,
  set: TextToCardLetters,
): Promise<ReactNode[]> {
  if (detail.kind === 'none') return []
  if (detail.kind === 'figure') return figureText(detail, colors, area, set)
  if (detail.kind === 'period' && area.height >= 150 * detail.days.length) return periodText(detail, colors, area, set)
  const leading = 1.5
  const { lines, size } = cardLines(await set(detail.text), {
    width: area.width,
    sizes: [38, 34, 30],
    maxLines: (px) => Math.min(6, Math.floor(area.height / (px * leading))),
  })
  const top = area.y + area.height - lines.length * size * leading
  return lines.map((line, at) =>
    textLine(line, {
      x: area.x,
      y: top + at * size * leading + (size * (leading - lineHeightEm)) / 2,
      size,
      color: colors.ink,
    }),
  )
}

/** Returns a number in large figures, with its label and unit. */
async function figureText(
  detail: Extract<CardDetail, { kind: 'figure' }>,
  colors: CardColors,
  area: CardArea,
  set: TextToCardLetters,
) {
  const [label, figure, unit] = await Promise.all([set(detail.label), set(detail.figure), set(detail.unit)])
  const size = Math.min(190, area.width / figureWidth(figure), area.height - 96)
  const width = figureWidth(figure) * size
  const isBeside = lettersWidth(unit) * smallestTextPx <= area.width - width - 12
  const bottom = area.y + area.height
  const base = isBeside ? bottom : bottom - 60
  return [
    textLine(figure, { x: area.x - size * 0.05, y: base - size * baseline, size, color: colors.ink, spacing: tight }),
    textLine(clipCardLine(label, area.width, smallestTextPx), {
      x: area.x,
      y: base - size * 0.86 - 54,
      size: smallestTextPx,
      color: colors.quiet,
    }),
    textLine(clipCardLine(unit, area.width, smallestTextPx), {
      x: isBeside ? area.x + width + 12 : area.x,
      y: bottom - baseline * smallestTextPx,
      size: smallestTextPx,
      color: colors.ink,
    }),
  ]
}

/**
 * Returns the dates of a period in large figures, one below the other, with the label and the year above, and まで or
 * から below.
 */
async function periodText(detail: DetailPeriod, colors: CardColors, area: CardArea, set: TextToCardLetters) {
  const { days, label, year, isOpenStart, isOpenEnd, note } = detail
  const rows = await Promise.all(days.map((day) => setDay(day, set)))
  const longest = Math.max(...rows.map(({ figure }) => figureWidth(figure)))
  const beside = Math.max(0, ...rows.flatMap(({ facts }) => facts.map(lettersWidth))) * smallestTextPx
  const foot = await set(note || (isOpenStart ? 'まで' : isOpenEnd ? 'から' : ''))
  const height = area.height - 54 - (foot.length > 0 ? 50 : 0)
  const size = Math.min(days.length > 1 ? 124 : 160, height / days.length / 0.8, (area.width - beside - 8) / longest)
  const bottom = area.y + area.height - (foot.length > 0 ? 50 : 0)
  const pitch = Math.max(size * 0.94, 92) + 10
  const top = bottom - pitch * (days.length - 1) - Math.max(size * 0.78, 100)
  return [
    textLine(await set(`${label} ${year}`.trim()), {
      x: area.x,
      y: top - 54,
      size: smallestTextPx,
      color: colors.quiet,
    }),
    ...rows.flatMap((row, at) => {
      const base = bottom - pitch * (days.length - 1 - at)
      const x = area.x + figureWidth(row.figure) * size + 6
      return [
        textLine(row.figure, {
          x: area.x - size * 0.05,
          y: base - size * baseline,
          size,
          color: colors.ink,
          spacing: tight,
        }),
        ...row.facts.map((fact, index) =>
          textLine(fact, {
            x,
            y: base - baseline * smallestTextPx - 34 * (row.facts.length - 1 - index),
            size: smallestTextPx,
            color: colors.ink,
          }),
        ),
      ]
    }),
    textLine(foot, { x: area.x, y: area.y + area.height - 34, size: smallestTextPx, color: colors.ink }),
  ]
}

/** Converts a date to letters: its figure, and the texts beside it (weekday, time, end on the same day). */
async function setDay({ day, weekday, time }: DetailDay, set: TextToCardLetters) {
  const [start, end] = time.split('〜')
  const facts = [weekday, start ?? '', end === undefined ? '' : `〜${end}`].filter((fact) => fact !== '')
  return { figure: await set(day), facts: await Promise.all(facts.map(set)) }
}
