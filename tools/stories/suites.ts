import { transformPlaywright } from '@storybook/test-runner'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'

const suiteFolder = '.tmp/stories'
/** While one story waits for its picture, another one is rendered: two, even where there is one core. */
export const storyWorkers = Math.max(2, availableParallelism())

/** Each worker takes some: what a slow one leaves is worked off by the others. */
const suiteCount = 3 * storyWorkers

/**
 * Deals the tests, as the runner itself writes them from the story files, to a few suites. The runner begins each file
 * with a new page and new modules, which took longer than the five stories of a file; and a worker that is done takes
 * the next.
 */
export async function writeSuites(parts: readonly string[]): Promise<number> {
  const all = globSync(['.storybook/pages/*.stories.tsx', 'stories/**/*.stories.tsx']).toSorted()
  const files = all.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  await rm(suiteFolder, { recursive: true, force: true })
  await mkdir(suiteFolder, { recursive: true })
  const tests = await Promise.all(files.map((file) => transformPlaywright(readFileSync(file, 'utf8'), resolve(file))))
  for (let suite = 0; suite < Math.min(suiteCount, files.length); suite += 1) {
    const ours = tests.filter((_, index) => index % suiteCount === suite)
    await writeFile(join(suiteFolder, `suite-${suite + 1}.js`), ours.join('\n'))
  }
  return files.length
}
