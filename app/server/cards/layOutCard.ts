import { multiplyColours } from '@tsudoi/design-system/tokens/oklch'
import { productSeed } from '@tsudoi/design-system/tokens/palette'
import type { ReactNode } from 'react'
import type { CardPicture } from '../pageHead.ts'
import { cardArtwork, drawPenlight, drawProductMark, type CardArea } from './cardArtwork.ts'
import { cardColors, type CardColors } from './cardColors.ts'
import { parseCardDetail, type CardDetail } from './parseCardDetail.ts'
import { textLine, verticalText } from './cardElements.ts'
import { cardLetters, lettersWidth, withDrawings, type CardLetter, type LoadEmoji } from './cardLetters.ts'
import { cardSize } from './cardSize.ts'
import { clipCardLine, cardLines } from './cardLines.ts'
import { detailText, smallestTextPx, type TextToCardLetters } from './detailText.ts'
import type { FontMetrics } from './readFontMetrics.ts'
import { columnPitchEm, suitsVertical, verticalTitle, type VerticalTitle } from './verticalTitle.ts'

/** A card in two layers: a drawing as SVG elements, and above it the texts. */
export interface CardSheet {
  drawing: string
  texts: readonly ReactNode[]
  /** The area of the content's picture, and the colour that is visible there if the picture cannot be decoded. */
  picture?: { area: CardArea; backing: string }
}

/** What is needed to lay out a card: font, emoji and the picture. */
export interface CardSheetTools {
  font: FontMetrics
  loadEmoji: LoadEmoji
  /** The data URL of the content's picture. Default: a drawing in the channel's colour. */
  picture?: string | undefined
}

/** Left margin of a card, and the gap between the information and the vertical paper band (obi), in px. */
const margin = 56
const gap = 40
/** The product's slogan: the second line of a card that has no detail. */
const slogan = '推し色を、かかげよう。'

/** The texts of a card, converted to letters. */
interface CardTexts {
  kind: CardLetter[]
  /** The title. It is never empty: if the font has no letter of it, it is the channel's name or the product's. */
  title: CardLetter[]
  /** The channel's name. Empty if it is already the title. */
  channel: CardLetter[]
  detail: CardDetail
  set: TextToCardLetters
}

/**
 * Lays out a card: the information on a paper background, a paper band (obi) with the vertical title, and the picture
 * up to the edge.
 */
export async function layOutCard(card: CardPicture, tools: CardSheetTools): Promise<CardSheet> {
  const set: TextToCardLetters = (text) => withDrawings(cardLetters(text ?? '', tools.font), tools.loadEmoji)
  const [kind, title, channel] = await Promise.all([set(card.kind), set(card.title), set(card.channelName)])
  const named = title.length > 0 ? title : channel.length > 0 ? channel : await set('集い')
  const isRepeated = (letters: CardLetter[]) => textOf(letters) === textOf(named)
  const texts = {
    kind: isRepeated(kind) ? [] : kind,
    title: named,
    channel: isRepeated(channel) ? [] : channel,
    detail: parseCardDetail(card.detail?.trim() || slogan),
    set,
  }
  const colors = cardColors(card.color)
  return suitsVertical(named) ? verticalSheet(card, texts, colors, tools) : horizontalSheet(card, texts, colors, tools)
}

const textOf = (letters: readonly CardLetter[]) => letters.map(({ text }) => text).join('')

/**
 * Lays out the card of a Japanese title, which is vertical on the band (obi). For a gacha the band is at the right
 * edge, otherwise beside the information.
 */
async function verticalSheet(card: CardPicture, texts: CardTexts, colors: CardColors, tools: CardSheetTools) {
  const information = 432
  const title = verticalTitle(texts.title, {
    height: 444,
    width: 300,
    maxSize: texts.title.length < 4 ? 148 : 112,
    minSize: 36,
  })
  const kindWidth = Math.min(252, lettersWidth(texts.kind) * smallestTextPx)
  const width = Math.ceil(Math.max(176, columnsWidth(title) + 72, kindWidth + 36))
  const isRight = card.kind.includes('ガチャ')
  const obi = { x: isRight ? cardSize.width - width : information, y: 0, width, height: cardSize.height }
  const plate = { x: isRight ? information : information + width, y: 0, width: 768 - width, height: cardSize.height }
  const room = { ...obi, y: 92, height: 448 }
  return {
    ...pictureOf(plate, colors, tools),
    drawing: [
      ...base(card, colors, plate, obi, tools),
      header(texts, colors, information),
      footMark(texts, obi, colors),
    ].join(''),
    texts: [
      ...verticalText(title, room, colors.ink),
      ...obiKind(texts.kind, obi, colors),
      ...(await obiFoot(texts, obi, colors)),
      ...(await headerText(texts, colors, information)),
      ...(await detailText(
        texts.detail,
        colors,
        { x: margin, y: 150, width: information - margin - gap, height: 424 },
        texts.set,
      )),
    ],
  }
}

const columnsWidth = ({ columns, size }: VerticalTitle) => size * (1 + (columns.length - 1) * columnPitchEm)

/**
 * Lays out the card of a Latin title, which is in horizontal lines. The band (obi) shows the channel's name, like the
 * spine of a record.
 */
async function horizontalSheet(card: CardPicture, texts: CardTexts, colors: CardColors, tools: CardSheetTools) {
  const information = 616
  const obi = { x: information, y: 0, width: 128, height: cardSize.height }
  const plate = { x: information + obi.width, y: 0, width: cardSize.width - information - obi.width, height: 630 }
  const width = information - margin - gap
  const title = cardLines(texts.title, {
    width,
    sizes: [88, 76, 66, 58, 50, 44],
    maxLines: (size) => Math.floor(250 / (size * 1.16)),
  })
  const spine = texts.channel.length > 0 ? texts.channel : await texts.set('集い')
  const spineTitle = verticalTitle(spine, { height: 430, width: 84, maxSize: 60, minSize: 30 })
  const bottom = 150 + title.lines.length * title.size * 1.16
  return {
    ...pictureOf(plate, colors, tools),
    drawing: [...base(card, colors, plate, obi, tools), header({ ...texts, channel: [] }, colors, information)].join(
      '',
    ),
    texts: [
      ...title.lines.map((line, at) =>
        textLine(line, {
          x: margin,
          y: 144 + at * title.size * 1.16,
          size: title.size,
          color: colors.ink,
          spacing: -0.01,
        }),
      ),
      ...verticalText(spineTitle, { ...obi, y: 96, height: 430 }, colors.ink),
      ...obiKind(texts.kind, obi, colors),
      ...(await headerText({ ...texts, channel: [] }, colors, information)),
      ...(await detailText(
        texts.detail,
        colors,
        { x: margin, y: bottom + 24, width, height: 574 - bottom - 24 },
        texts.set,
      )),
    ],
  }
}

const pictureOf = (area: CardArea, { light }: CardColors, { picture }: CardSheetTools): Pick<CardSheet, 'picture'> =>
  picture === undefined ? {} : { picture: { area, backing: light } }

/** Draws the lowest layer: the picture, the paper, the light beam on it, and the band (obi). */
function base(
  card: CardPicture,
  colors: CardColors,
  plate: CardArea,
  obi: CardArea,
  { picture }: CardSheetTools,
): string[] {
  return [
    picture === undefined
      ? cardArtwork(`${card.kind}${card.title}`, colors, plate)
      : `<rect width="1200" height="630" fill="${colors.light}"/><image x="${plate.x}" width="${plate.width}" height="${plate.height}" preserveAspectRatio="xMidYMid slice" href="${picture}"/>`,
    paper(Math.min(plate.x, obi.x), colors),
    obiPaper(obi, colors),
  ]
}

const paper = (width: number, { paper: sheet, shaft, light: faint }: CardColors) =>
  `<defs><linearGradient id="light" x1="0" y1="0" x2="0" y2="630" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${shaft}"/><stop offset=".5" stop-color="${multiplyColours(faint, sheet)}"/><stop offset="1" stop-color="${sheet}"/></linearGradient></defs><path fill="${sheet}" d="M0 0H${width}V630H0z"/><path fill="url(#light)" d="M${width} 0V150L${width - 190} 630H-40zM${width} 290V400L${width - 60} 630H${width - 124}z"/>`

const obiPaper = ({ x, width, height }: CardArea, { raised, light: faint, obiShaft, hair }: CardColors) =>
  `<g transform="translate(${x})"><path fill="${raised}" d="M0 0H${width}V${height}H0z"/><path d="M0 0H${width}V${0.2 * height}L0 ${0.74 * height}z" fill="${faint}"/><path d="M0 0H${0.5 * width}L0 ${0.42 * height}z" fill="${obiShaft}"/><path d="M1 0V${height}M${width - 1} 0V${height}" stroke="${hair}" stroke-width="2"/></g>`

const headerLine = 112

/** Draws a thin line below the channel's name, with a penlight on it. */
const header = ({ channel }: CardTexts, colors: CardColors, information: number) =>
  `<path d="M${margin} ${headerLine}H${information - gap}" stroke="${colors.ink}" stroke-width="2"/>${
    channel.length > 0
      ? drawPenlight(margin + 8, headerLine - 2, 46, colors)
      : drawProductMark(margin, headerLine - 62, 48, colors.ink, productSeed)
  }`

async function headerText({ channel, set }: CardTexts, { ink }: CardColors, information: number) {
  const name = channel.length > 0 ? channel : await set('集い')
  const x = margin + (channel.length > 0 ? 40 : 64)
  const line = clipCardLine(name, information - gap - x, channel.length > 0 ? 32 : 40)
  return [textLine(line, { x, y: channel.length > 0 ? 58 : 50, size: channel.length > 0 ? 32 : 40, color: ink })]
}

function obiKind(kind: CardLetter[], { x, width }: CardArea, { ink }: CardColors) {
  if (kind.length === 0) return []
  const line = clipCardLine(kind, width - 30, smallestTextPx)
  return [textLine(line, { x: x + width / 2, y: 40, size: smallestTextPx, color: ink, align: 'center' })]
}

/** Draws the product's logo at the bottom of the band (obi), if the channel's name is at the top. */
const footMark = ({ channel }: CardTexts, { x, width }: CardArea, { ink }: CardColors) =>
  channel.length > 0 ? drawProductMark(x + width / 2 - 54, 562, 32, ink, productSeed) : ''

async function obiFoot({ channel, set }: CardTexts, { x, width }: CardArea, { ink }: CardColors) {
  if (channel.length === 0) return []
  return [textLine(await set('集い'), { x: x + width / 2 - 12, y: 562, size: smallestTextPx, color: ink })]
}
