import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { restoreEarlierFiles, moveEarlierFilesAside } from '../earlierBuilds.ts'
import { belongsToDemo } from './buildDemo.ts'
import { folderSizeText } from './demoFolder.ts'

function build(output: string, name: string): void {
  moveEarlierFilesAside(output)
  mkdirSync(join(output, 'assets'), { recursive: true })
  for (const file of ['.built', 'index.html', `assets/${name}`, `assets/${name}.br`])
    writeFileSync(join(output, file), 'x'.repeat(50_000))
  restoreEarlierFiles(output)
}

it('the demo’s folder contains only files of the newest build, and folderSizeText() returns their number and size', () => {
  const place = mkdtempSync(join(tmpdir(), 'tsudoi-demo-'))
  const [output, demo] = [join(place, 'app'), join(place, 'demo')]
  build(output, 'main-1.js')
  build(output, 'main-2.js')
  expect(readdirSync(join(output, 'assets'))).toContain('main-1.js')
  cpSync(output, demo, { recursive: true, filter: belongsToDemo(output) })
  expect(readdirSync(demo, { recursive: true }).map(String).toSorted()).toEqual([
    'assets',
    'assets/main-2.js',
    'index.html',
  ])
  expect(folderSizeText(demo)).toBe('2 files, 0.1 MB')
})
