import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bringEarlierBack, earlierBuilds, setEarlierAside } from './earlierBuilds.ts'

/** Builds a folder of these files, as the bundler does: it begins with an empty one. */
function build(output: string, ...names: string[]): string[] {
  setEarlierAside(output)
  rmSync(output, { recursive: true, force: true })
  mkdirSync(join(output, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(output, 'assets', name), name)
  bringEarlierBack(output)
  return readdirSync(join(output, 'assets')).toSorted()
}
const empty = () => join(mkdtempSync(join(tmpdir(), 'builds-')), 'app')

it('keeps the files of the last builds for pages that are still open, and lets older ones go (S088)', () => {
  const output = empty()
  expect(build(output, 'main-1.js', 'same.js')).toEqual(['main-1.js', 'same.js'])
  expect(build(output, 'main-2.js', 'same.js')).toEqual(['main-1.js', 'main-2.js', 'same.js'])
  const later = Array.from({ length: earlierBuilds }, (_, index) => `main-${index + 3}.js`)
  for (const name of later) build(output, name)
  expect(readdirSync(join(output, 'assets')).toSorted()).toEqual(['main-2.js', ...later, 'same.js'])
})

it('counts a build that changed nothing as the one before', () => {
  const output = empty()
  build(output, 'main-1.js')
  for (let times = 0; times < earlierBuilds + 1; times += 1) build(output, 'main-2.js')
  expect(readdirSync(join(output, 'assets')).toSorted()).toEqual(['main-1.js', 'main-2.js'])
})
