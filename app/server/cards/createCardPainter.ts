import type { CardPicture } from '../pageHead.ts'
import { createCardCache, type DrawnCard } from './cardCache.ts'
import {
  drawCardSheet,
  prepareCardEngineFonts,
  startCardEngine,
  type CardEngineFonts,
  type CardEngineWasm,
} from './cardEngine.ts'
import type { LoadEmoji } from './cardLetters.ts'
import { layOutCard } from './layOutCard.ts'
import { cardKey } from './cardVersion.ts'
import { readFontMetrics, type FontMetrics } from './readFontMetrics.ts'
import { drawPlainCard } from './drawPlainCard.ts'
import { productCard } from './productCard.ts'
import { layOutProductCard } from './layOutProductCard.ts'
import { drawablePicture, loadPicture, type DecodeWebp, type FetchImage } from './rasterPicture.ts'
import { createTurns } from './turns.ts'

/**
 * Options of `createCardPainter`. The caller passes all files as bytes, so that the painter also runs on platforms
 * without a file system.
 */
export interface CardPainterOptions {
  wasm: CardEngineWasm
  /** Bold TrueType fonts (not WOFF). Each letter is drawn with the first font that contains it. */
  fonts: readonly Uint8Array[]
  /** Fetches the picture of a card's content. It must refuse addresses that the server must not request. */
  fetchImage: FetchImage
  loadEmoji: LoadEmoji
  /** Decoder of WebP pictures. Default: none, and a drawing replaces a WebP picture. */
  decodeWebp?: DecodeWebp | undefined
  /** Called with the reason when a card could not be drawn and the product's card took its place. */
  onError?: ((error: unknown, card: CardPicture) => void) | undefined
  /** Limits of the cache. Default: 200 cards, 24 MiB. */
  maxEntries?: number
  maxBytes?: number
  /** The clock in ms. Default `Date.now`. */
  now?: () => number
}

const lifetimeMs = { drawn: 24 * 3_600_000, withoutPicture: 60_000, failed: 10_000 }
/**
 * How many cards are being drawn or wait at most. They are drawn in turn, because drawing one occupies the only thread
 * for 0.1–0.3 s. Further requests get the product's card: after about 5 s messengers would give up (Q406).
 */
const maxInFlight = 8

/**
 * Makes the function that draws the pictures of link cards.
 *
 * `paint(card)` resolves with a PNG of exactly 1200 × 630 px and at most 250 kB, and how long it may be cached. It
 * never rejects: instead of a card that cannot be drawn it returns the product's card, and if that fails too, the
 * product's mark on paper. All texts of the card may be hostile: what does not fit is cut by graphemes. Equal cards are
 * drawn once at a time, and kept in memory within the bounds; a card whose picture did not load is kept only for a
 * minute, and the product's card in place of another for ten seconds. The caller must not change the returned bytes.
 */
export function createCardPainter(options: CardPainterOptions): (card: CardPicture) => Promise<DrawnCard> {
  const { maxEntries = 200, maxBytes = 24 * 1024 * 1024, now = Date.now } = options
  const cache = createCardCache({ maxEntries, maxBytes, now })
  const inFlight = new Map<string, Promise<DrawnCard>>()
  const draw = sheetDrawer(options)

  /** The product's card in place of another card. */
  const replacement = async (): Promise<DrawnCard> => ({ ...(await paint(productCard)), lifetimeMs: lifetimeMs.failed })

  const paintOnce = async (card: CardPicture, key: string): Promise<DrawnCard> => {
    const drawn = await draw(card).catch(async (error: unknown): Promise<DrawnCard> => {
      options.onError?.(error, card)
      return key === productKey ? { png: await drawPlainCard(), lifetimeMs: lifetimeMs.failed } : replacement()
    })
    cache.set(key, drawn)
    return drawn
  }

  const paint = (card: CardPicture): Promise<DrawnCard> => {
    const key = cardKey(card)
    const known = cache.get(key)
    if (known) return Promise.resolve(known)
    const running = inFlight.get(key)
    if (running) return running
    if (inFlight.size >= maxInFlight && key !== productKey) return replacement()
    const painting = paintOnce(card, key).finally(() => inFlight.delete(key))
    inFlight.set(key, painting)
    return painting
  }
  return paint
}

const productKey = cardKey(productCard)

function sheetDrawer({ wasm, fonts, fetchImage, loadEmoji, decodeWebp }: CardPainterOptions) {
  let prepared: { font: FontMetrics; fonts: CardEngineFonts } | undefined
  const inTurn = createTurns()
  return async (card: CardPicture): Promise<DrawnCard> => {
    await startCardEngine(wasm)
    const tools = (prepared ??= {
      font: joinedMetrics(fonts.map(readFontMetrics)),
      fonts: prepareCardEngineFonts(fonts),
    })
    // The product's card does not wait for its turn, because it replaces cards that do not get one.
    if (cardKey(card) === productKey)
      return { png: await drawCardSheet(layOutProductCard(tools.font), tools.fonts), lifetimeMs: lifetimeMs.drawn }
    const loaded = await loadPicture(card.image, fetchImage)
    const draw = async (shown: string | undefined) => {
      const sheet = await layOutCard(card, { font: tools.font, loadEmoji, picture: shown })
      return drawCardSheet(sheet, tools.fonts)
    }
    return inTurn(async () => {
      const picture = loaded && (await drawablePicture(loaded, decodeWebp))
      if (picture === undefined)
        return { png: await draw(undefined), lifetimeMs: card.image ? lifetimeMs.withoutPicture : lifetimeMs.drawn }
      // If drawing fails, draws the card without its picture: a picture with a valid header may still be broken, or
      // need too many bytes.
      return { png: await draw(picture).catch(() => draw(undefined)), lifetimeMs: lifetimeMs.drawn }
    })
  }
}

function joinedMetrics(fonts: readonly FontMetrics[]): FontMetrics {
  const fontOf = (codePoint: number) => fonts.find(({ has }) => has(codePoint))
  return {
    has: (codePoint) => fontOf(codePoint) !== undefined,
    advance: (codePoint) => fontOf(codePoint)?.advance(codePoint) ?? 0,
  }
}
