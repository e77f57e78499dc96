import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { ReactNode } from 'react'
import satori, { init, type Font } from 'satori/standalone'
import type { CardSheet } from './layOutCard.ts'
import { cardSize } from './cardSize.ts'
import { cardElement } from './cardElements.ts'
import { encodePalettePng, type PixelImage } from './png.ts'

/** A WebAssembly module, or its bytes on platforms that compile at run time. */
export type WasmSource = WebAssembly.Module | BufferSource

/** The WebAssembly modules that lay out and draw the cards. */
export interface CardEngineWasm {
  /** Layout engine: `satori/layout.wasm` */
  satori: WasmSource
  /** Renderer of SVG: `@resvg/resvg-wasm/index_bg.wasm` */
  resvg: WasmSource
}

let ready: Promise<unknown> | undefined

/**
 * Starts both modules once for the whole process, because a second start throws. If the start fails, the next call
 * starts them again.
 */
export function startCardEngine({ satori: layout, resvg }: CardEngineWasm): Promise<unknown> {
  ready ??= Promise.all([init(layout), initWasm(resvg)]).catch((error: unknown) => {
    ready = undefined
    throw error
  })
  return ready
}

/** Maximum size of a card in bytes; a larger card is encoded with fewer colours. */
export const maxPngBytes = 250_000

/** Prepared fonts. Pass the same array for each card, because the engine caches its fonts by the array. */
export type CardEngineFonts = Font[]

/** Prepares bold TrueType fonts for the engine. */
export const prepareCardEngineFonts = (fonts: readonly Uint8Array[]): CardEngineFonts =>
  fonts.map((bytes, at) => ({ name: `card ${at}`, data: new Uint8Array(bytes).buffer, weight: 700 }))

/**
 * Draws a sheet as a PNG. A sheet with a photo is always encoded with 256 colours, because with all its colours it
 * never fits. Rejects if the picture cannot be decoded.
 */
export async function drawCardSheet(sheet: CardSheet, fonts: CardEngineFonts): Promise<Uint8Array> {
  const texts = await satori(textLayer(sheet.texts), { ...cardSize, fonts })
  const { width, height } = cardSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.drawing}${texts}</svg>`
  const drawing = new Resvg(svg)
  try {
    const image = drawing.render()
    try {
      const png = sheet.picture ? undefined : image.asPng()
      if (png && png.length <= maxPngBytes) return png
      const pixels = { data: image.pixels, width, height }
      if (sheet.picture && isBlank(pixels, sheet.picture)) throw new Error('The picture cannot be decoded.')
      return await reducedPng(pixels)
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}

const textLayer = (texts: readonly ReactNode[]) =>
  cardElement('div', { style: { display: 'flex', ...cardSize, fontWeight: 700 } }, [...texts])

async function reducedPng(pixels: PixelImage): Promise<Uint8Array> {
  for (const colorCount of [256, 96, 32]) {
    const png = await encodePalettePng(pixels, colorCount)
    if (png.length <= maxPngBytes) return png
  }
  throw new Error('The picture of a card is too large.')
}

/** Whether the engine has left out the picture: all checked points of its area have the background colour. */
function isBlank({ data, width }: PixelImage, { area, backing }: NonNullable<CardSheet['picture']>): boolean {
  const expected = Number.parseInt(backing.slice(1), 16)
  for (let y = area.y + 8; y < area.y + area.height; y += 24)
    for (let x = area.x + 8; x < area.x + area.width; x += 24) {
      const at = 4 * (y * width + x)
      if ((((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)) !== expected) return false
    }
  return true
}
