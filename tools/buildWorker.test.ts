import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readablePages } from '../app/offline/readablePages.ts'
import { precached, readableFiles, type Manifest } from './buildWorker.ts'
import { hostingFolder, pageHeadersFile } from './hosting/headers.ts'
import { pageFiles } from './pageFiles.ts'

const pages = Object.fromEntries(readablePages.map((source) => [source, { file: `assets/${source.split('/')[2]}.js` }]))
const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/first.css'], imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js', dynamicImports: ['shell/afterContent.ts', 'areas/coin/CoinRoute.tsx'] },
  'shell/afterContent.ts': { file: 'assets/afterContent.js' },
  '../design-system/tokens/late.css': { file: 'assets/late.css' },
  ...pages,
  'areas/coin/CoinRoute.tsx': { file: 'assets/CoinRoute.js' },
  'areas/ticket/TicketRoute.tsx': {
    file: 'assets/TicketRoute.js',
    imports: ['_shell.js', '_ticket.js'],
    dynamicImports: ['areas/ticket/Map.tsx', 'areas/coin/CoinRoute.tsx'],
  },
  '_ticket.js': { file: 'assets/ticket.js' },
  'areas/ticket/Map.tsx': { file: 'assets/Map.js', css: ['assets/map.css'] },
}

describe('what the worker has ready for pages that are readable offline (Q340)', () => {
  it('is each of them with all it asks for, what every visit fetches and its look; no other page, and nothing twice', () => {
    const files = readableFiles(manifest)
    for (const name of ['TicketRoute.js', 'ticket.js', 'Map.js', 'map.css', 'afterContent.js', 'late.css'])
      expect(files).toContain(`/assets/${name}`)
    for (const name of ['CoinRoute.js', 'index.js', 'shell.js', 'first.css'])
      expect(files).not.toContain(`/assets/${name}`)
    expect(new Set(files).size).toBe(files.length)
  })

  it('is never less because a page has another name: the build fails', () => {
    const { 'areas/ticket/TicketRoute.tsx': _, ...rest } = manifest
    expect(() => readableFiles(rest)).toThrow('areas/ticket/TicketRoute.tsx')
  })

  it('are pages of the map', async () => {
    const files = (await pageFiles()).map(({ file }) => file)
    for (const source of readablePages) expect(files).toContain(resolve('app', source))
  })
})

it('hands out a page anew where its headers alone have changed (S088)', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'worker-')), 'app')
  for (const path of [join(folder, '.vite'), hostingFolder(folder)]) mkdirSync(path, { recursive: true })
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const name of ['index.html', 'top.html', 'icon.svg']) writeFileSync(join(folder, name), name)
  const revisions = (policy: string) => {
    writeFileSync(join(hostingFolder(folder), pageHeadersFile), JSON.stringify({ pages: { policy }, card: {} }))
    return precached(folder).flatMap(({ url, revision }) => (revision ? [`${url} ${revision}`] : []))
  }
  const before = revisions('a')
  expect(before).toHaveLength(3)
  expect(revisions('a')).toEqual(before)
  expect(revisions('b').filter((each) => before.includes(each))).toEqual([])
})
