// @vitest-environment node
import { contrastRatio, multiplyColours } from '@tsudoi/design-system/tokens/oklch'
import { PNG } from 'pngjs'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { cardArtwork } from './cardArtwork.ts'
import { createCardCache } from './cardCache.ts'
import { cardColors } from './cardColors.ts'
import { cardKey, cardVersion } from './cardVersion.ts'
import { encodePalettePng } from './png.ts'
import { loadPicture, rasterSize } from './rasterPicture.ts'

describe('the colours of a link card', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))

  it.each(['#FFE600', '#FFFFFF', '#000000', undefined, 'red;}', ...grid])(
    'give texts and marks the required contrast for the channel’s colour %s',
    (color) => {
      const { paper, raised, light, light2, shaft, obiShaft, ink, quiet, key, solid } = cardColors(color)
      const grounds = [paper, raised, light, light2, shaft, obiShaft, multiplyColours(light, paper)]
      const least = (mark: string, on: string[]) => Math.min(...on.map((ground) => contrastRatio(mark, ground)))
      expect(least(ink, grounds)).toBeGreaterThanOrEqual(7)
      expect(least(quiet, grounds)).toBeGreaterThanOrEqual(4.5)
      // The penlight is on paper, so either its fill or its outline must contrast with the paper.
      expect(Math.max(contrastRatio(key, paper), contrastRatio(solid, paper))).toBeGreaterThanOrEqual(3)
    },
  )

  it('include a channel’s yellow unchanged, and an outline in the colour of the text for yellow and white', () => {
    expect(cardColors('#FFE600')).toMatchObject({ solid: '#ffe600', key: cardColors('#FFE600').ink })
    expect(cardColors('#FFFFFF').key).toBe(cardColors('#FFFFFF').ink)
  })
})

describe('the drawing that a link card has instead of a picture', () => {
  const area = { x: 600, y: 0, width: 600, height: 630 }
  it('depends only on the name on the card, which selects one of five compositions', () => {
    const names = Array.from({ length: 100 }, (_, at) => `名前${at}`)
    const draw = (name: string) => cardArtwork(name, cardColors('#1464c8'), area)
    expect(names.map(draw)).toEqual(names.map(draw))
    expect(new Set(names.map(draw)).size).toBe(5)
  })
})

describe('the cache of drawn link cards', () => {
  const card = (bytes: number, lifetimeMs = 1) => ({ png: new Uint8Array(bytes), lifetimeMs })

  it('evicts the least recently used card when it exceeds its maximum number of entries or bytes', () => {
    const cache = createCardCache({ maxEntries: 3, maxBytes: 100, now: () => 0 })
    for (const key of ['a', 'b', 'c']) cache.set(key, card(10))
    cache.get('a')
    cache.set('d', card(10))
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true])
    cache.set('e', card(95))
    expect(cache.size()).toEqual({ entries: 1, bytes: 95 })
    cache.set('f', card(101))
    expect([cache.get('f'), cache.size()]).toEqual([undefined, { entries: 1, bytes: 95 }])
  })

  it('stays within its maximum number of entries and bytes when 100,000 cards are stored', () => {
    const cache = createCardCache({ maxEntries: 200, maxBytes: 10_000, now: () => 0 })
    for (let at = 0; at < 100_000; at += 1) cache.set(`${at}`, card(1 + (at % 300)))
    expect(cache.size().entries).toBeLessThanOrEqual(200)
    expect(cache.size().bytes).toBeLessThanOrEqual(10_000)
  })

  it('evicts a card after its lifetime, and counts a replaced card only once', () => {
    let now = 1_000
    const cache = createCardCache({ maxEntries: 3, maxBytes: 100, now: () => now })
    cache.set('a', card(10, 5))
    cache.set('a', card(20, 5))
    expect(cache.size()).toEqual({ entries: 1, bytes: 20 })
    now += 6
    expect([cache.get('a'), cache.size()]).toEqual([undefined, { entries: 0, bytes: 0 }])
  })
})

describe('the version of a link card, which is part of its URL,', () => {
  const card = { kind: 'ガチャ', title: '夏至のパレード', color: '#FFE45C' }

  it('is a hash of 14 characters that depends only on the content of the card', () => {
    expect(cardVersion(card)).toMatch(/^[0-9a-z]{14}$/)
    expect(cardVersion({ color: '#ffe45c', title: '夏至のパレード', kind: 'ガチャ' })).toBe(cardVersion(card))
  })

  it('changes if any field of the card changes, and if a text moves to another field', () => {
    const others = [
      { ...card, kind: '動画' },
      { ...card, title: '夏至' },
      { ...card, detail: 'a' },
      { ...card, channelName: 'a' },
      { ...card, color: '#ffe45d' },
      { ...card, image: 'a' },
    ]
    expect(new Set([card, ...others].map(cardVersion)).size).toBe(7)
  })

  it('is computed from at most 12,100 characters, even if each field has a million', () => {
    const long = 'あ'.repeat(1_000_000)
    expect(
      cardKey({ kind: long, title: long, detail: long, channelName: long, color: long, image: long }).length,
    ).toBeLessThan(12_100)
  })
})

describe('a PNG that encodePalettePng() makes', () => {
  it('has exactly the picture’s colours if the picture has only two', async () => {
    const data = Uint8Array.from({ length: 4 * 6 }, (_, at) => [255, 0, 0, 255, 12, 34, 56, 255][at % 8] ?? 0)
    const png = PNG.sync.read(Buffer.from(await encodePalettePng({ data, width: 3, height: 2 })))
    expect([png.width, png.height, new Uint8Array(png.data)]).toEqual([3, 2, data])
  })

  it('has at most 16 colours if the caller allows 16', async () => {
    const data = Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7_919) % 256))
    const png = PNG.sync.read(Buffer.from(await encodePalettePng({ data, width: 64, height: 64 }, 16)))
    const colors = new Set(Array.from({ length: 64 * 64 }, (_, at) => png.data.readUInt32BE(4 * at)))
    expect(colors.size).toBeLessThanOrEqual(16)
  })
})

describe('loadPicture(), which loads the picture of a link card,', () => {
  const huge = async () => {
    const png = await encodePalettePng({ data: new Uint8Array(4), width: 1, height: 1 })
    for (const at of [16, 20]) new DataView(png.buffer).setUint32(at, 2_050)
    return new Response(png as Uint8Array<ArrayBuffer>)
  }

  it('returns nothing for a picture whose header declares more than 4.2 megapixels', async () => {
    expect(await loadPicture('/a.png', huge)).toBeUndefined()
  })

  it('stops reading the answer after 2 MiB, and returns nothing', async () => {
    let sent = 0
    const cancel = vi.fn<() => void>()
    const pull = (controller: ReadableStreamDefaultController) => {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    }
    expect(
      await loadPicture('/a.png', () => Promise.resolve(new Response(new ReadableStream({ pull, cancel })))),
    ).toBeUndefined()
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(sent).toBeLessThan(2.5 * 1024 * 1024)
  })

  it('aborts its request when the server answers with an error', async () => {
    let signal: AbortSignal | undefined
    await loadPicture('/a.png', (_address, given) => {
      signal = given
      return Promise.resolve(new Response(null, { status: 404 }))
    })
    expect(signal?.aborted).toBe(true)
  })
})

describe('rasterSize(), which reads type and size of a picture,', () => {
  const ascii = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const padded = (bytes: number[]) => Uint8Array.from([...bytes, ...Array.from({ length: 40 }, () => 0)])
  const riff = (format: string) => [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(format)]

  it.each([
    [
      'a JPEG after its tables',
      padded([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 17, 8, 0x01, 0xdd, 0x02, 0xd0]),
      { type: 'jpeg', width: 720, height: 477 },
    ],
    [
      'a WebP with extensions',
      padded([...riff('VP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0x04, 0, 0xff, 0x02, 0]),
      { type: 'webp', width: 1_280, height: 768 },
    ],
    [
      'a WebP without loss',
      padded([...riff('VP8L'), 0, 0, 0, 0, 0x2f, 0x3f, 0xc0, 0x0f, 0]),
      { type: 'webp', width: 64, height: 64 },
    ],
    ['an SVG', padded(ascii('<svg xmlns="http://www.w3.org/2000/svg">')), undefined],
    ['a GIF', padded(ascii('GIF89a')), undefined],
    ['a JPEG that ends early', Uint8Array.from([0xff, 0xd8, ...Array.from({ length: 30 }, () => 0xff)]), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])(
    'returns them for a JPEG or WebP, and undefined for a broken file or another format: %s',
    (_what, bytes, expected) => {
      expect(rasterSize(bytes)).toEqual(expected)
    },
  )

  it('returns them for two files of the repository: a PNG and a WebP', () => {
    expect(rasterSize(readFileSync('app/public/icon-192.png'))).toEqual({ type: 'png', width: 192, height: 192 })
    expect(rasterSize(readFileSync('docs/tsudoi.webp'))).toMatchObject({ type: 'webp' })
  })
})
