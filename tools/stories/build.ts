import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { promisify } from 'node:util'
import { amount } from '../../contracts/testing/amount.ts'

const run = promisify(execFile)

/** The output folder of `npm run stories:build`. */
export const builtStorybookFolder = 'storybook-static'

/** The folder of the Storybook that tests use. It is built without documentation pages, except in the long run. */
export const testedStorybookFolder = amount({ part: '.tmp/storybook', all: builtStorybookFolder })

const sources = [
  'design-system/**/*.{ts,tsx,css,json}',
  'stories/**/*.{ts,tsx}',
  'contracts/openapi/*.json',
  'contracts/sandbox/public/textures/**/*.*',
  '.storybook/**/*.*',
  'package-lock.json',
  '*.config.ts',
]

/**
 * Builds the Storybook, unless the existing build is newer than all its sources, so that all tests of one run share a
 * build. The build contains React's development version, whose warnings are console errors: stories must not cause any.
 */
export async function buildStorybook(folder = builtStorybookFolder): Promise<void> {
  if (await isFresh(folder)) return
  console.log('Building the Storybook …')
  // `--test` leaves out documentation pages, the data extracted for them, and source maps. `--stats-json` writes the
  // module graph, which Chromatic needs (TurboSnap).
  const kind = folder === builtStorybookFolder ? '--stats-json' : '--test'
  const args = ['build', kind, '--output-dir', folder, '--disable-telemetry', '--quiet']
  const env = { ...process.env, NODE_ENV: 'development' }
  await run('node_modules/.bin/storybook', args, { env, maxBuffer: 2 ** 26 }).catch(explain)
}

function explain(error: Error & { stdout?: string; stderr?: string }): never {
  throw new Error(`The Storybook does not build:\n${error.stdout ?? ''}\n${error.stderr ?? error.message}`)
}

async function isFresh(folder: string): Promise<boolean> {
  const index = `${folder}/index.json`
  if (!existsSync(index)) return false
  const built = statSync(index).mtimeMs
  for await (const file of glob(sources, { exclude: ['**/node_modules/**', '**/dist/**'] })) {
    if (statSync(file).mtimeMs > built) return false
  }
  return true
}

/**
 * `npm run stories:build`: builds the Storybook. With `--tested`, the one that tests use (the step `storybook` of `npm
 * test`).
 */
if (import.meta.main)
  await buildStorybook(process.argv.includes('--tested') ? testedStorybookFolder : builtStorybookFolder)
