import { transformPlaywright } from '@storybook/test-runner'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'

const suiteFolder = '.tmp/stories'
/**
 * Number of parallel test processes. At least two, even with one core: while one story waits for its picture, another
 * story is rendered.
 */
export const storyWorkers = Math.max(2, availableParallelism())

/** Number of test files: several for each parallel process, so that a process that is idle can relieve a slow one. */
const suiteCount = 3 * storyWorkers

/**
 * Distributes the tests, which the runner generates from the story files, to a few suites, and returns the number of
 * files. The runner starts each file with a new page and new modules, which takes longer than the five stories of an
 * average file; with suites, a worker that has finished takes the next one.
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
