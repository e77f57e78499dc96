import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findPinnedBrowser, pinnedBrowserRuns } from '../browser.ts'
import { buildStorybook } from './build.ts'
import { comparePictures, type Comparison } from './comparePictures.ts'
import { drawSideBySide } from './drawSideBySide.ts'
import {
  committedPictures,
  folderSize,
  pictureFolder,
  readPicture,
  reviewFolder,
  writePicture,
} from './pictureFiles.ts'
import { serveStorybook } from './serve.ts'
import { findMarkedStories, takePictures, widths, type Picture } from './takePictures.ts'

/**
 * `npm run stories:pictures`: the marked stories against their committed pictures. `-- --update` rewrites what differs,
 * `-- components/Button` takes only the stories whose path contains it, `-- --outputFile=x.json` leaves a report.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, outputFile: { type: 'string' } },
})
if (!pinnedBrowserRuns) {
  console.log('Pictures are compared on Linux x64 only, where the pinned Chromium runs: skipped.')
  await report(0, 0, 1)
  process.exit(0)
}

await buildStorybook()
await rm(reviewFolder, { recursive: true, force: true })
const { url, close } = await serveStorybook()
const browser = await chromium.launch(await findPinnedBrowser())
const seen = new Set<string>()
const failures: string[] = []
let updated = 0

const marked = await findMarkedStories(browser, url)
const stories = marked.filter(({ path }) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
await Promise.all(widths.map(walk))
if (positionals.length === 0) await dropOrphans()
await browser.close()
await close()

for (const failure of failures) console.error(`✗ ${failure}`)
if (updated > 0) console.log(`${updated} rewritten`)
console.log(`${seen.size} taken, ${failures.length} failed. ${pictureFolder}: ${folderSize()}`)
await report(seen.size - failures.length, failures.length, 0)
process.exit(failures.length > 0 || seen.size === 0 ? 1 : 0)

async function walk(width: (typeof widths)[number]): Promise<void> {
  for await (const picture of takePictures(browser, url, stories, width)) {
    seen.add(picture.file)
    const failure = await check(picture)
    if (failure) failures.push(failure)
  }
}

async function check({ file, pixels, still }: Picture): Promise<string | undefined> {
  if (!still) return `${file}: two shots one after the other differ, something in it moves`
  const path = join(pictureFolder, file)
  const expected = existsSync(path) ? await readPicture(path) : undefined
  const comparison = expected && comparePictures(expected, pixels)
  if (comparison?.same) return undefined
  if (values.update) {
    await writePicture(path, pixels, 2)
    updated += 1
    return undefined
  }
  const review = join(reviewFolder, file)
  await writePicture(review, expected ? drawSideBySide(expected, pixels) : pixels)
  return `${file}: ${explain(comparison)}. Look at ${review}; if it is meant: npm run stories:pictures -- --update`
}

function explain(comparison: Comparison | undefined): string {
  if (!comparison || comparison.same) return 'has no committed picture yet'
  if (comparison.reason === 'size') return 'has another size'
  const { differing, worst, box } = comparison
  const [left, top, right, bottom] = box
  return `${differing} pixels differ, by up to ${worst} of 255, within ${left},${top} – ${right},${bottom}`
}

/** A committed picture that no story draws any more would never be compared again. */
async function dropOrphans(): Promise<void> {
  for (const file of committedPictures().filter((committed) => !seen.has(committed))) {
    if (values.update) await rm(join(pictureFolder, file))
    else failures.push(`${file}: no marked story draws it`)
  }
}

/** In jest's form, so that the totals of one test run can be added up. */
async function report(numPassedTests: number, numFailedTests: number, numPendingTests: number): Promise<void> {
  if (!values.outputFile) return
  await mkdir(dirname(values.outputFile), { recursive: true })
  await writeFile(values.outputFile, JSON.stringify({ numPassedTests, numFailedTests, numPendingTests }))
}
