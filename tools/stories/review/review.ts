import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildStorybook, builtStorybookFolder } from '../build.ts'
import { changedPicturesSince } from './changedPictures.ts'
import { reviewPage } from './reviewPage.ts'
import { storyFinder, type IndexEntry } from './storyFinder.ts'

/**
 * `npm run stories:review -- <revision>`: writes one page with the pictures that have changed since this revision, for
 * reviews without Chromatic. Run `npm run stories:pictures -- --update` first, to take the current pictures. With
 * `--storybook <URL>` of a published Storybook, the page links to it; a Storybook on this machine is of no use to other
 * readers.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { storybook: { type: 'string' } },
})
const page = '.tmp/review/index.html'

try {
  const [revision = 'main'] = positionals
  const changes = changedPicturesSince(revision)
  await buildStorybook()
  const { entries } = JSON.parse(readFileSync(`${builtStorybookFolder}/index.json`, 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  const options = { revision, storybook: values.storybook, storyOf: storyFinder(Object.values(entries)) }
  mkdirSync('.tmp/review', { recursive: true })
  writeFileSync(page, reviewPage(changes, options))
  console.log(`${changes.length} pictures changed since ${revision}: ${page}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
