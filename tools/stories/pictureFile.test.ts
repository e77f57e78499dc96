import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPicture, writePicture } from './pictureFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'picture-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a committed picture contains every colour exactly, at all 256 levels of each channel', async () => {
  const data = new Uint8Array(256 * 3 * 4).map((_, index) => {
    const pixel = Math.floor(index / 4)
    if (index % 4 === 3) return 255
    return Math.floor(pixel / 256) === index % 4 ? pixel % 256 : (pixel * 7) % 256
  })
  const path = join(folder, 'a/b.webp')
  await writePicture(path, { width: 256, height: 3, data })
  const read = await readPicture(path)
  expect([read.width, read.height]).toEqual([256, 3])
  expect(Buffer.compare(read.data, data)).toBe(0)
})
