import { existsSync } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { PNG } from 'pngjs'
import { areEqual, drawSideBySide } from './comparePictures.ts'
import { readPicture, writePicture, type Pixels } from './pictureFile.ts'
import { pictureFolder, comparisonFolder, takenPicturesFile } from './pictureFolder.ts'
import { pictureHeights, picturesToTake, type PictureParameter, type Shot } from './picturesToTake.ts'
import { waitUntilPainted } from './waitUntilPainted.ts'

/**
 * Maximum height of a picture in pixels. Pictures are cut there, because parts further down have separate stories and
 * the folder must stay small.
 */
const maxHeightPx = 1400

/**
 * Whether `npm test` compares this picture. It always compares main stories on a phone in light mode. Of all other
 * pictures (desktop, stage theme, secondary states) it compares a sixth, which depends only on the name. The long run
 * compares all.
 */
export function isComparedByDefault({ file, width, mode, whole }: Shot): boolean {
  if (whole && width === 390 && mode === 'day') return true
  return Buffer.from(file).reduce((sum, byte) => sum + byte, 0) % 6 === 0
}

/**
 * Takes a story's pictures from the current page, and returns descriptions of the differences from the committed ones.
 * With `isPart` only those for which `isComparedByDefault` is true.
 */
export async function checkPictures(
  page: Page,
  path: string,
  mark: PictureParameter,
  isPart: boolean,
): Promise<string[]> {
  const complaints: string[] = []
  const shots = picturesToTake(path, mark)
  await mkdir(dirname(takenPicturesFile), { recursive: true })
  await appendFile(takenPicturesFile, shots.map(({ file }) => `${file}\n`).join(''))
  for (const shot of shots.filter((each) => !isPart || isComparedByDefault(each))) {
    const restore = await prepareShot(page, shot)
    try {
      const complaint = await check(page, shot)
      if (complaint) complaints.push(complaint)
    } finally {
      await restore()
    }
  }
  return complaints
}

/** Shows the story as the shot needs it. Returns a function that ends forced colours and large text again. */
async function prepareShot(page: Page, { width, mode }: Shot): Promise<() => Promise<void>> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: pictureHeights[width] })
  const usualSize = await page.evaluate(
    ([theme, isLarge]) => {
      const root = document.documentElement
      const { fontSize } = root.style
      root.dataset['mode'] = theme
      if (isLarge) root.style.fontSize = '200%'
      return fontSize
    },
    [mode === 'stage' ? 'stage' : 'day', mode === 'large'] as const,
  )
  if (mode === 'forced') await page.emulateMedia({ forcedColors: 'active' })
  await waitUntilPainted(page)
  return async () => {
    if (mode === 'forced') await page.emulateMedia({ forcedColors: null })
    if (mode === 'large') await page.evaluate((size) => (document.documentElement.style.fontSize = size), usualSize)
  }
}

async function check(page: Page, { file, whole }: Shot): Promise<string | undefined> {
  const path = join(pictureFolder, file)
  const expected = existsSync(path) ? await readPicture(path) : undefined
  const first = await shoot(page, whole)
  if (expected && areEqual(expected, first)) return undefined
  const actual = await stableShot(page, whole, first)
  if (!actual) return `${file}: no two shots are the same, something in it moves`
  if (expected && areEqual(expected, actual)) return undefined
  if (process.env['STORIES_PICTURES'] === 'update') {
    await writePicture(path, actual)
    return undefined
  }
  return review(file, expected, actual)
}

/**
 * Takes shots until two consecutive ones are equal, because rows measure their heights in the frames after a layout.
 * Undefined if no two consecutive shots are equal.
 */
async function stableShot(page: Page, whole: boolean, first: Pixels, left = 5): Promise<Pixels | undefined> {
  if (left === 0) return undefined
  const next = await shoot(page, whole)
  return areEqual(first, next) ? first : stableShot(page, whole, next, left - 1)
}

async function review(file: string, expected: Pixels | undefined, actual: Pixels): Promise<string> {
  const { sheet, differing } = drawSideBySide(expected ?? actual, actual)
  const path = join(comparisonFolder, file.replace('.webp', '.png'))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, PNG.sync.write(sheet))
  const what = expected ? `${differing} pixels differ` : 'has no committed picture yet'
  return `${file}: ${what}. Look at ${path}; if it is meant: npm run stories:pictures -- --update`
}

async function shoot(page: Page, fullPage: boolean): Promise<Pixels> {
  const png = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' })
  const { width, height, data } = PNG.sync.read(png)
  const rows = Math.min(height, maxHeightPx)
  return { width, height: rows, data: data.subarray(0, rows * width * 4) }
}
