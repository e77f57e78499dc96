// @vitest-environment node
import { readFileSync } from 'node:fs'
import { everyNth, isLong } from '@tsudoi/contracts/testing/amount'
import { PNG } from 'pngjs'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cardPainterFiles } from '../../../tools/cardPainterFiles.ts'
import type { CardPicture } from '../pageHead.ts'
import { createCardPainter, type CardPainterOptions } from './createCardPainter.ts'
import { drawPlainCard } from './drawPlainCard.ts'
import { encodePalettePng } from './png.ts'
import { productCard } from './productCard.ts'
import { createWebpDecoder } from './createWebpDecoder.ts'

const { webp, ...files } = cardPainterFiles()
const noImage = () => Promise.resolve(new Response(null, { status: 404 }))

const errors: unknown[] = []
beforeEach(() => void (errors.length = 0))

const fullPainter = (options: Partial<CardPainterOptions> = {}) =>
  createCardPainter({ ...files, fetchImage: noImage, onError: (error) => errors.push(error), ...options })

/** A painter that resolves with the PNG only. */
function painter(options: Partial<CardPainterOptions> = {}) {
  const paint = fullPainter(options)
  return async (card: CardPicture) => (await paint(card)).png
}

const channel: CardPicture = {
  kind: 'チャンネル',
  title: '灯台放送局',
  detail: '12.4万人がフォロー中',
  color: '#1464c8',
}

/** The pixels of a card, whose size is checked first by the header of the PNG. */
function pixelsOf(png: Uint8Array): Buffer {
  const header = new DataView(png.buffer, png.byteOffset)
  expect([header.getUint32(0), header.getUint32(16), header.getUint32(20)]).toEqual([0x89504e47, 1_200, 630])
  expect(png.length).toBeLessThanOrEqual(250_000)
  return PNG.sync.read(Buffer.from(png)).data
}

/** How many pixels of a rectangle have a colour (red, green, blue) that `isCounted` accepts. */
function count(
  data: Buffer,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
  isCounted: (r: number, g: number, b: number) => boolean,
) {
  let found = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = 4 * (y * 1_200 + x)
      if (isCounted(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found += 1
    }
  return found
}

const isInk = (r: number, g: number, b: number) => Math.max(r, g, b) < 90
/** Whether a colour is the pink of the cherry blossom in Twemoji. */
const isBlossom = (r: number, g: number, b: number) => r === 0xf4 && g === 0xab && b === 0xba
const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

const emojis = '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👩🏽‍🚀1️⃣❤️‍🔥'
const hostile: [string, string][] = [
  ['forty characters', 'みんなで選ぶ、冬の夜にいちばん聴きたい針葉樹林クラブの名曲ベスト四十選！はこちら'],
  ['one character', '凪'],
  ['nothing', ''],
  ['blanks', ' \u3000\u200B\n\t'],
  ['emoji only', emojis],
  ['500 emoji', emojis.repeat(100)],
  ['combining marks', 'か\u3099き\u3099e\u0301e\u0302\u0301'],
  ['Zalgo', `ザ${'\u0315\u0358\u0489'.repeat(300)}ル${'\u0316\u0353'.repeat(300)}ゴ`],
  ['bidi controls', '\u202Eローボ\u202C\u2066集い\u2069\u200F'],
  ['line breaks', '一行目\n二行目\r\n三行目\u2028四行目'],
  ['an unbroken Latin word', 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20)],
  ['wide Latin letters', 'W'.repeat(500)],
  ['markup', '<script>alert(1)</script>&amp;]]><svg onload=alert(1)>"\''],
  ['letters that the font lacks', '한국어 العربية ภาษาไทย'],
  ['lone surrogates and noncharacters', '\uD83D集\uDE00い\uFFFF\uFFFE\u0000'],
  ['500 kana', 'あ'.repeat(500)],
  ['punctuation', '」。、ー「『（！？!?…・'.repeat(12)],
  ['a megabyte', '集い'.repeat(500_000)],
]

/** `npm test` draws only a ninth of the hostile texts, each on two cards. */
const hostileInThisRun = everyNth(9, hostile)

describe('the picture of a link card (issue 46, Q410)', () => {
  const paint = painter()
  it.each(hostileInThisRun)('is 1200 × 630 and keeps its margins with %s in each text', async (_what, text) => {
    const ink = async (card: CardPicture) => {
      const data = pixelsOf(await paint(card))
      return (x: [number, number], y: [number, number]) => count(data, x, y, isInk)
    }
    const each = await ink({ kind: text, title: text, detail: text, channelName: text, color: text, image: text })
    const short = await ink({ kind: '動画', title: '凪', detail: text, channelName: text })
    expect(errors).toEqual([])
    for (const within of [each, short]) {
      // These areas must be empty: left of all texts, above the channel's name, and below the detail.
      expect([within([0, 44], [0, 630]), within([0, 420], [0, 40]), within([0, 420], [592, 630])]).toEqual([0, 0, 0])
    }
    // This area must be empty: between the information and the letters of a vertical title.
    expect(short([398, 460], [0, 630])).toBe(0)
  })

  it('has a wider paper band (obi) on its left if its label, such as 投稿 or 動画, is long', async () => {
    const ends = async (kind: string) =>
      count(pixelsOf(await paint({ kind, title: '集い' })), [640, 690], [40, 74], isInk)
    expect(await ends('ファンの集まる場所')).toBeGreaterThan(20)
    expect(await ends('投稿')).toBe(0)
  })

  it('differs from the picture of a card whose title differs in one letter', async () => {
    const paint = painter()
    const [one, other] = [await paint(channel), await paint({ ...channel, title: '灯台放送同' })]
    expect(isSame(one, other)).toBe(false)
  })

  it('contains the emoji of the title in colour, but no emoji without a drawing', async () => {
    const [drawn, missing] = await Promise.all([
      painter()({ ...channel, title: '🌸' }),
      painter({ loadEmoji: () => Promise.resolve(undefined) })({ ...channel, title: '桜🌸' }),
    ])
    const blossom = (png: Uint8Array) => count(pixelsOf(png), [432, 640], [90, 550], isBlossom)
    expect([blossom(drawn) > 500, blossom(missing)]).toEqual([true, 0])
  })
})

describe('the picture inside a link card, such as a video’s thumbnail,', () => {
  const red = new Uint8Array(4 * 64 * 64).map((_, at) => (at % 4 === 0 || at % 4 === 3 ? 255 : 0))
  const card = { ...channel, image: 'https://pictures.example/a' }
  const answer = (body: BodyInit | null, init?: ResponseInit) => () => Promise.resolve(new Response(body, init))
  const isRed = (png: Uint8Array) =>
    count(pixelsOf(png), [700, 1_190], [0, 630], (r, g, b) => r > 250 && g < 5 && b < 5) > 490 * 629
  /** The card without its picture, drawn once for all tests. */
  const paintPlain = painter()
  const redPng = () => encodePalettePng({ data: red, width: 64, height: 64 }) as Promise<Uint8Array<ArrayBuffer>>

  it('fills the right side of the card', async () => {
    expect(isRed(await painter({ fetchImage: answer(await redPng()) })(card))).toBe(true)
  })

  it('may be a WebP if the card painter has a decoder for WebP; otherwise a drawing replaces it', async () => {
    const decodeWebp = createWebpDecoder(webp)
    const picture = new Uint8Array(readFileSync('docs/tsudoi.webp'))
    const [decoded, drawn, plain] = await Promise.all([
      painter({ fetchImage: answer(picture), decodeWebp })(card),
      painter({ fetchImage: answer(picture) })(card),
      painter()(card),
    ])
    expect(isSame(drawn, plain)).toBe(true)
    expect(isSame(decoded, plain)).toBe(false)
    pixelsOf(decoded)
  })

  it.runIf(isLong)('may be noise in all colours: the card still has at most 250 kB', async () => {
    let seed = 1
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) & 255
    const noise = new PNG({ width: 700, height: 700 })
    noise.data.forEach((_, at) => (noise.data[at] = at % 4 === 3 ? 255 : random()))
    const png = new Uint8Array(PNG.sync.write(noise))
    expect(png.length).toBeLessThan(2 * 1024 * 1024)
    pixelsOf(await painter({ fetchImage: answer(png) })(card))
    expect(errors).toEqual([])
  })

  const huge = async () => {
    const png = await redPng()
    new DataView(png.buffer).setUint32(16, 60_000)
    new DataView(png.buffer).setUint32(20, 60_000)
    return png
  }
  it.each<[string, () => Promise<CardPainterOptions['fetchImage']>]>([
    ['is refused', () => Promise.resolve(answer(null, { status: 403 }))],
    ['fails', () => Promise.resolve(() => Promise.reject(new TypeError('Failed to fetch')))],
    [
      'throws an error',
      () =>
        Promise.resolve(() => {
          throw new Error('not allowed')
        }),
    ],
    ['never answers', () => Promise.resolve(() => new Promise(() => {}))],
    ['never ends', () => Promise.resolve(answer(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(9)) })))],
    ['declares more than 2 MiB', async () => answer(await redPng(), { headers: { 'content-length': '2097153' } })],
    ['sends more than 2 MiB', async () => answer(new Blob([await redPng(), new Uint8Array(2 * 1024 * 1024)]))],
    ['declares a size that no memory holds', async () => answer(await huge())],
    [
      'is an SVG under another name',
      () => Promise.resolve(answer('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')),
    ],
    ['is cut off', async () => answer((await redPng()).slice(0, 60))],
    ['is empty', () => Promise.resolve(answer(''))],
  ])('is replaced by a drawing if the request for it or its file %s', async (_what, fetchImage) => {
    const started = performance.now()
    const [png, plain] = await Promise.all([painter({ fetchImage: await fetchImage() })(card), paintPlain(channel)])
    expect(errors).toEqual([])
    expect(isSame(png, plain)).toBe(true)
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  it.each([
    '/textures/todai/hero.svg',
    '/a.SVG?v=1',
    'http://h/a.png',
    '//h/a.png',
    'data:image/png;base64,AAAA',
    'file:///a.png',
    'a.png',
    '',
  ])('is not requested if its URL is %j', async (image) => {
    const fetchImage = vi.fn<CardPainterOptions['fetchImage']>(noImage)
    await painter({ fetchImage })({ ...channel, image })
    expect(fetchImage).not.toHaveBeenCalled()
  })
})

describe('the painter of link cards', () => {
  it('reads the file of an emoji only if its name is the name of an emoji, and not a path', async () => {
    const names = ['../../package', '1f338/../1f338', '', 'g', '1F338', '0'.repeat(200)]
    expect(await Promise.all(names.map(files.loadEmoji))).toEqual(names.map(() => undefined))
    expect(await files.loadEmoji('1f338')).toContain('<svg')
  })

  it('draws two equal cards only once, whether they are requested concurrently or one after the other', async () => {
    const fetchImage = vi.fn<CardPainterOptions['fetchImage']>(noImage)
    const paint = painter({ fetchImage, now: () => 0 })
    const card = { ...channel, image: '/a.png' }
    const [one, two] = await Promise.all([paint(card), paint({ ...card, color: '#1464C8' })])
    expect([two, await paint(card)]).toEqual([one, one])
    expect(fetchImage).toHaveBeenCalledTimes(1)
  })

  it('draws a card a second time when it is requested a minute after its picture did not load', async () => {
    const start = 1_000
    let now = start
    const fetchImage = vi.fn<CardPainterOptions['fetchImage']>(noImage)
    const paint = painter({ fetchImage, now: () => now })
    for (const time of [0, 60_000, 60_001]) {
      now = start + time
      await paint({ ...channel, image: '/a.png' })
    }
    expect(fetchImage).toHaveBeenCalledTimes(2)
  })

  it('returns the product’s card instead of a card that it cannot draw, and a plain card if it cannot draw the product’s card, too', async () => {
    const product = await painter()(productCard)
    const failing = painter({ loadEmoji: () => Promise.reject(new Error('disk')) })
    expect(isSame(await failing({ ...channel, title: '🌸' }), product)).toBe(true)
    expect(errors).toEqual([new Error('disk')])
    const broken = await painter({ fonts: [new Uint8Array(100)] })(channel)
    expect(isSame(broken, await drawPlainCard())).toBe(true)
    pixelsOf(broken)
  })

  it('allows a cache to keep a card for a day, without its picture for a minute, and the card in place of a failed one for ten seconds', async () => {
    const paint = fullPainter({ loadEmoji: () => Promise.reject(new Error('disk')) })
    const cards = [productCard, channel, { ...channel, image: '/a.png' }, { ...channel, title: '🌸' }]
    const lifetimes = async () => Promise.all(cards.map(async (card) => (await paint(card)).lifetimeMs))
    expect(await lifetimes()).toEqual([86_400_000, 86_400_000, 60_000, 10_000])
    // The cached cards have the same lifetimes.
    expect(await lifetimes()).toEqual([86_400_000, 86_400_000, 60_000, 10_000])
    const broken = fullPainter({ fonts: [new Uint8Array(100)] })
    expect([(await broken(productCard)).lifetimeMs, (await broken(channel)).lifetimeMs]).toEqual([10_000, 10_000])
  })

  it('draws one card at a time, and rests after each for as long as the drawing took', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const begun: string[] = []
    const loadEmoji = (name: string) => Promise.resolve(void begun.push(name))
    const paint = painter({ loadEmoji })
    const [one, two] = ['🌸', '🎈'].map((title) => paint({ ...channel, title }))
    await one
    // Without a timer, everything that can happen happens before the next drawing.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual(['1f338'])
    expect(vi.getTimerCount()).toBe(1)
    await vi.runAllTimersAsync()
    await two
    expect(begun).toEqual(['1f338', '1f388'])
  })

  it('decodes a picture only in its turn, because decoding occupies the thread, too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const picture = new Uint8Array(readFileSync('docs/tsudoi.webp'))
    const decodeWebp = vi.fn<NonNullable<CardPainterOptions['decodeWebp']>>(() => Promise.reject(new Error('broken')))
    const paint = painter({ decodeWebp, fetchImage: () => Promise.resolve(new Response(picture)) })
    const [one, two] = ['/a.webp', '/b.webp'].map((image) => paint({ ...channel, image }))
    await one
    expect(decodeWebp).toHaveBeenCalledTimes(1)
    await vi.runAllTimersAsync()
    await two
    expect(decodeWebp).toHaveBeenCalledTimes(2)
  })

  it('returns the product’s card for each further card while eight different cards are being drawn or wait', async () => {
    let isReleased: () => void = () => {}
    const released = new Promise<void>((done) => (isReleased = done))
    const fetchImage = vi.fn<CardPainterOptions['fetchImage']>(() => released.then(noImage))
    const paint = painter({ fetchImage })
    const many = Array.from({ length: 40 }, (_, at) => paint({ ...channel, title: '凪', image: `/${at}.png` }))
    const product = await painter()(productCard)
    expect(isSame((await many[39]) ?? product.slice(1), product)).toBe(true)
    isReleased()
    await Promise.all(many)
    expect(fetchImage).toHaveBeenCalledTimes(8)
  })
})
