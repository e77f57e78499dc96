import { init } from '@jsquash/oxipng/optimise.js'
import { globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PNG } from 'pngjs'
import type { Pixels } from './comparePictures.ts'

/** The committed pictures. */
export const pictureFolder = 'stories/pictures'

/** Side-by-side pictures of what differs; git ignores it. */
export const reviewFolder = '.tmp/pictures'

const codec = resolve(import.meta.dirname, '../../node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')

export async function readPicture(path: string): Promise<Pixels> {
  return PNG.sync.read(await readFile(path))
}

/** Writes a lossless PNG, squeezed (level 0 to 6: harder) when it is to be committed. */
export async function writePicture(path: string, { width, height, data }: Pixels, level?: number): Promise<void> {
  const png = new PNG({ width, height })
  png.data = Buffer.from(data)
  const plain = PNG.sync.write(png)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, level === undefined ? plain : await squeeze(plain, level))
}

async function squeeze(png: Uint8Array, level: number): Promise<Uint8Array> {
  const { optimise } = await init(readFileSync(codec))
  return optimise(png, level, false, false)
}

/** Every committed picture, as paths inside the folder. */
export function committedPictures(): string[] {
  return globSync('**/*.png', { cwd: pictureFolder }).toSorted()
}

/** `12 pictures, 0.41 MB`. */
export function folderSize(): string {
  const files = committedPictures()
  const bytes = files.reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0)
  return `${files.length} pictures, ${(bytes / 1_000_000).toFixed(2)} MB`
}
