import { existsSync } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { PNG } from 'pngjs'
import { areEqual, drawSideBySide } from './comparePictures.ts'
import { readPicture, writePicture, type Pixels } from './pictureFile.ts'
import { pictureFolder, comparisonFolder, takenPicturesFile } from './pictureFolder.ts'
import { waitUntilPainted } from './waitUntilPainted.ts'

const modes = ['day', 'stage'] as const
const heights = { 390: 844, 1280: 800 } as const
type Mode = (typeof modes)[number]
type Width = keyof typeof heights

/**
 * The value of `parameters.picture`. `{}`: a story that a designer reviews as a whole, in light mode at both widths,
 * unless `modes` or `widths` say otherwise. `true`: a secondary state, for which a phone's first screenful is enough.
 */
export type PictureMark = true | { modes?: Mode[]; widths?: Width[] }

interface Shot {
  /** The file of the picture, such as `components/Button/overview-390-day.webp`. */
  file: string
  width: Width
  mode: Mode
  /** Whether the picture shows the whole page instead of one screenful. */
  whole: boolean
}

/**
 * Maximum height of a picture in pixels. Pictures are cut there, because parts further down have separate stories and
 * the folder must stay small.
 */
const maxHeightPx = 1400

/**
 * Lists the shots (pictures to take) of a story. The dark stage theme changes only colours, so it is taken only at a
 * phone's width: a screen as its first screenful, a component as a whole.
 */
export function picturesToTake(path: string, mark: PictureMark): Shot[] {
  const { modes: inModes = ['day'], widths = [1280, 390] } = mark === true ? { widths: [390 as const] } : mark
  const pairs = inModes.flatMap((mode) => widths.map((width) => ({ mode, width })))
  const known = pairs.every(({ mode, width }) => modes.includes(mode) && width in heights)
  if (!known)
    throw new Error(`${path}: pictures are taken in ${modes.join(', ')} at ${Object.keys(heights).join(', ')}.`)
  const isWhole = (mode: Mode) => mark !== true && (mode === 'day' || !path.startsWith('screens/'))
  return pairs
    .filter(({ mode, width }) => mode === 'day' || width === 390)
    .map(({ mode, width }) => ({ file: `${path}-${width}-${mode}.webp`, width, mode, whole: isWhole(mode) }))
}

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
export async function checkPictures(page: Page, path: string, mark: PictureMark, isPart: boolean): Promise<string[]> {
  const complaints: string[] = []
  const shots = picturesToTake(path, mark)
  await mkdir(dirname(takenPicturesFile), { recursive: true })
  await appendFile(takenPicturesFile, shots.map(({ file }) => `${file}\n`).join(''))
  for (const shot of shots.filter((each) => !isPart || isComparedByDefault(each))) {
    await prepareShot(page, shot)
    const complaint = await check(page, shot)
    if (complaint) complaints.push(complaint)
  }
  return complaints
}

async function prepareShot(page: Page, { width, mode }: Shot): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: heights[width] })
  await page.evaluate((value) => (document.documentElement.dataset['mode'] = value), mode)
  await waitUntilPainted(page)
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
