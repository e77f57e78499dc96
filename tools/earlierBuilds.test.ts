import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import {
  restoreEarlierFiles,
  minEarlierBuilds,
  maxEarlierBuilds,
  newestAssets,
  moveEarlierFilesAside,
} from './earlierBuilds.ts'

const day = 86_400_000
let today = 0

/** Writes a build of these files into an empty folder, as the bundler does. */
function build(output: string, ...names: string[]): string[] {
  moveEarlierFilesAside(output)
  rmSync(output, { recursive: true, force: true })
  mkdirSync(join(output, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(output, 'assets', name), name)
  restoreEarlierFiles(output, today * day)
  return readdirSync(join(output, 'assets')).toSorted()
}
const empty = () => join(mkdtempSync(join(tmpdir(), 'builds-')), 'app')

beforeEach(() => (today = 100))

it('a build keeps the files of the last builds for pages that are still open, and deletes files of older builds (S088)', () => {
  const output = empty()
  expect(build(output, 'main-1.js', 'same.js')).toEqual(['main-1.js', 'same.js'])
  expect(build(output, 'main-2.js', 'same.js')).toEqual(['main-1.js', 'main-2.js', 'same.js'])
  expect(newestAssets(output)).toEqual(['main-2.js', 'same.js'])
  const later = Array.from({ length: minEarlierBuilds }, (_, index) => `main-${index + 3}.js`)
  for (const name of later) {
    today += 60
    build(output, name)
  }
  expect(readdirSync(join(output, 'assets')).toSorted()).toEqual(['main-2.js', ...later, 'same.js'])
})

it('a build whose files are equal to those of the last build does not count as another build', () => {
  const output = empty()
  build(output, 'main-1.js')
  for (let times = 0; times < minEarlierBuilds + 1; times += 1) build(output, 'main-2.js')
  expect(readdirSync(join(output, 'assets')).toSorted()).toEqual(['main-1.js', 'main-2.js'])
})

it('a build keeps the files of all builds that were replaced less than a month ago, up to a limit (S088)', () => {
  const output = empty()
  const names = Array.from({ length: 10 }, (_, index) => `main-${index}.js`)
  for (const name of names) {
    today += 4
    build(output, name)
  }
  // The 32 days have passed only for the first replaced build, so only its file is deleted.
  expect(readdirSync(join(output, 'assets')).toSorted()).toEqual(names.slice(1))
  for (let times = 0; times < 40; times += 1) build(output, `often-${times}.js`)
  expect(readdirSync(join(output, 'assets'))).toHaveLength(maxEarlierBuilds + 1)
})

it('a build reads a list of earlier builds in the old format, without times', () => {
  const output = empty()
  build(output, 'main-1.js')
  writeFileSync(join(output, '../builds.json'), '[["main-1.js"]]')
  expect(build(output, 'main-2.js')).toEqual(['main-1.js', 'main-2.js'])
})
