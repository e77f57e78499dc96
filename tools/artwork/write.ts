import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawTextures } from './drawTextures.ts'

/**
 * Redraws every picture: `node tools/artwork/write.ts`. The output folder contains only generated files.
 */
const folder = join(import.meta.dirname, '../../contracts/sandbox/public/textures')
rmSync(folder, { recursive: true, force: true })
const files = drawTextures()
for (const [file, svg] of files) {
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, svg)
}
const bytes = [...files.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0)
console.log(`${files.size} pictures, ${Math.round(bytes / 1000)} kB`)
