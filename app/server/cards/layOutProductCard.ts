import { productSeed } from '@tsudoi/design-system/tokens/palette'
import { cardArtwork, drawProductMark } from './cardArtwork.ts'
import { cardColors } from './cardColors.ts'
import { textLine, verticalText } from './cardElements.ts'
import { cardLetters } from './cardLetters.ts'
import { cardLines } from './cardLines.ts'
import type { CardSheet } from './layOutCard.ts'
import { cardSize } from './cardSize.ts'
import type { FontMetrics } from './readFontMetrics.ts'
import { productCard } from './productCard.ts'
import { verticalTitle } from './verticalTitle.ts'

/** The colours of the light beams and of the record jackets. The name selects the drawing of the jacket. */
const jackets = [
  ['#1464c8', '灯台'],
  ['#ffe45c', '星団'],
  ['#d3213d', '鬼火'],
  ['#1f8a54', '樹林'],
  ['#e0218a', '回路'],
  ['#eaf2f7', '雪原'],
] as const

const jacket = { x: 400, y: 366, width: (cardSize.width - 400) / jackets.length, height: cardSize.height - 366 }
const obiWidth = 36
const text = { x: 440, y: 196, width: 700, size: 30, leading: 46 }

/**
 * Lays out the product's card like the top of the landing page: each light beam falls on a record jacket of its colour.
 */
export function layOutProductCard(font: FontMetrics): CardSheet {
  const { paper, ink } = cardColors(undefined)
  const letters = (words: string) => cardLetters(words, font)
  const [first = '', second = ''] = productCard.title.split(/(?<=、)/)
  const room = { height: 600, width: 80, maxSize: 76, minSize: 76 }
  const column = (words: string, x: number, y: number) => {
    const title = verticalTitle(letters(words), room)
    return verticalText(title, { x, y, width: 80, height: Array.from(words).length * 76 * 1.04 }, ink)
  }
  const { lines } = cardLines(letters(productCard.detail ?? ''), {
    width: text.width,
    sizes: [text.size],
    maxLines: () => 3,
  })
  return {
    drawing: [
      `<rect width="1200" height="630" fill="${paper}"/>`,
      ...jackets.map(([seed], at) => shaft(seed, at)),
      ...jackets.map(([seed, name], at) => jacketOf(seed, name, at)),
      `<path d="M${jacket.x} ${jacket.y}H1200" stroke="${ink}" stroke-width="2"/>`,
      drawProductMark(text.x, 74, 80, ink, productSeed),
    ].join(''),
    texts: [
      ...column(first, 216, 44),
      ...column(second, 104, 44 + 76 * 1.1),
      textLine(letters('集い'), { x: text.x + 104, y: 76, size: 72, color: ink, spacing: 0.04 }),
      ...lines.map((line, at) =>
        textLine(line, { x: text.x, y: text.y + at * text.leading, size: text.size, color: ink }),
      ),
    ],
  }
}

/** Draws a light beam from the top edge to the jacket in its column. */
function shaft(seed: string, at: number): string {
  const { shaft: strong, light, paper } = cardColors(seed)
  const left = jacket.x + at * jacket.width
  const id = `shaft${at}`
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${strong}"/><stop offset=".6" stop-color="${light}"/><stop offset="1" stop-color="${paper}"/></linearGradient><path fill="url(#${id})" d="M${left + 1.3 * jacket.width} 0h${0.3 * jacket.width}L${left + jacket.width} ${jacket.y}H${left}z"/>`
}

function jacketOf(seed: string, name: string, at: number): string {
  const colors = cardColors(seed)
  const [x, width] = [jacket.x + at * jacket.width, jacket.width - obiWidth]
  const art = cardArtwork(name, colors, { x: 0, y: 0, width, height: jacket.height })
  return `<svg x="${x + obiWidth}" y="${jacket.y}" width="${width}" height="${jacket.height}">${art}</svg><g transform="translate(${x} ${jacket.y})"><path fill="${colors.raised}" d="M0 0h${obiWidth}v${jacket.height}H0z"/><path fill="${colors.obiShaft}" d="M0 0h${obiWidth}v60L0 190z"/><path stroke="${colors.ink}" d="M0 0v${jacket.height}"/></g>`
}
