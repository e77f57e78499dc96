import { longCode } from '@tsudoi/contracts/door/doorCode'
import encodeQR from 'qr'
import { afterEach, describe, expect, it } from 'vitest'
import { createCodeReader, createPixelReader, type Pixels } from './codeReader.ts'

const source = {
  episodeId: '0b4e6c1a-93b5-4f1f-8c8d-2f0d4c1f7a11',
  passId: '5f0b8f3f7e6d4d0f9a1b2c3d4e5f6071',
  doorNumber: '0427',
  secret: 'secret',
}

/** Draws the code as a screen shows it: black on white, `scale` pixels for each cell, with an empty border. */
function picture(text: string, scale: number, tint = 0): Pixels {
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const width = cells.length * scale
  const data = new Uint8ClampedArray(width * width * 4)
  for (let at = 0; at < width * width; at += 1) {
    const isDark = cells[Math.floor(at / width / scale)]?.[Math.floor((at % width) / scale)]
    data.set(isDark ? [tint, tint, tint, 255] : [255 - tint, 255 - tint, 255 - tint, 255], at * 4)
  }
  return { width, height: width, data }
}

describe('the reader of codes without a barcode detector', () => {
  it.each([
    [3, 0],
    [8, 0],
    [5, 60],
  ])('reads a code from a picture with %i pixels for each cell, also a dim one (%i)', async (scale, tint) => {
    const read = await createPixelReader()
    const code = await longCode(source, 58_995_260)
    expect(read(picture(code, scale, tint))).toBe(code)
  })

  it('finds nothing in a picture without a code, and does not throw', async () => {
    const read = await createPixelReader()
    const grey = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(128) }
    expect(read(grey)).toBeUndefined()
  })
})

describe('the reader of codes', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))

  it('uses the browser’s barcode detector where it reads QR codes', async () => {
    const formats: unknown[] = []
    class BarcodeDetector {
      static getSupportedFormats = async () => ['ean_13', 'qr_code']
      constructor(options: unknown) {
        formats.push(options)
      }
      detect = async () => [{ rawValue: 'code' }]
    }
    Object.assign(globalThis, { BarcodeDetector })
    const read = await createCodeReader()
    expect(await read(document.createElement('video'))).toBe('code')
    expect(formats).toEqual([{ formats: ['qr_code'] }])
  })

  it.each([
    ['reads only other codes', async () => ['ean_13']],
    ['fails', () => Promise.reject(new Error('no service'))],
  ])('uses the library where the browser’s detector %s', async (_case, getSupportedFormats) => {
    const made: unknown[] = []
    class BarcodeDetector {
      static getSupportedFormats = getSupportedFormats
      constructor() {
        made.push(this)
      }
    }
    Object.assign(globalThis, { BarcodeDetector })
    const read = await createCodeReader()
    expect(await read(document.createElement('video'))).toBeUndefined()
    expect(made).toEqual([])
  })
})
