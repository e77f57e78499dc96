import { neutralHex, productSeed } from '@tsudoi/design-system/tokens/palette'
import { cardSize } from './cardSize.ts'
import { encodePalettePng } from './png.ts'

/**
 * The penlights of the logo: x of the lower end, x offset of the upper end, y of the upper end, and whether it is lit.
 */
const sticks = [
  [484, -48, 190, false],
  [556, -22, 150, false],
  [632, 50, 145, true],
  [688, 70, 205, false],
] as const
const foot = 400
const ground = [470, 730, 436, 446] as const

/**
 * Draws the product's logo on a plain background, without fonts and WebAssembly. Used if even the product's card cannot
 * be drawn.
 */
export function drawPlainCard(): Promise<Uint8Array> {
  const { width, height } = cardSize
  const data = new Uint8Array(4 * width * height)
  const [paper, ink, lit] = [neutralHex('paper', 'day'), neutralHex('ink', 'day'), productSeed].map(rgb)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const stick = sticks.find(([from, lean, tip]) => {
        const share = (foot - y) / (foot - tip)
        return share >= 0 && share <= 1 && Math.abs(x - from - share * lean) < 13
      })
      const [left, right, top, bottom] = ground
      const isGround = x >= left && x < right && y >= top && y < bottom
      const color = stick ? (stick[3] ? lit : ink) : isGround ? ink : paper
      data.set(color ?? [], 4 * (y * width + x))
    }
  return encodePalettePng({ data, width, height }, 8)
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
