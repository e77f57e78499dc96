import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { offlineReadablePages } from './offlineReadablePages.ts'
import { precachedFiles, offlineFiles, type Manifest } from './buildWorker.ts'
import { hostingFolder, pageHeadersFile } from './hosting/pageHeaders.ts'
import { pageFiles } from './pageFiles.ts'

const pages = Object.fromEntries(
  offlineReadablePages.map((source) => [source, { file: `assets/${source.split('/')[2]}.js` }]),
)
const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/first.css'], imports: ['_shell.js'] },
  '_shell.js': {
    file: 'assets/shell.js',
    dynamicImports: ['shell/startAfterContent.ts', 'areas/coin/CoinRoute.tsx', 'areas/post/PostRoute.tsx'],
  },
  'areas/post/PostRoute.tsx': { file: 'assets/PostRoute.js' },
  'realtime/firebaseRealtime.ts': { file: 'assets/firebaseRealtime.js' },
  'realtime/firebasePush.ts': { file: 'assets/firebasePush.js' },
  'shell/startAfterContent.ts': {
    file: 'assets/afterContent.js',
    dynamicImports: ['realtime/firebaseRealtime.ts', 'realtime/firebasePush.ts'],
  },
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

describe('the files that the service worker caches for pages readable offline (Q340)', () => {
  it('are the scripts of these pages with their imports and stylesheets, without other pages, Firebase and duplicates', () => {
    const files = offlineFiles(manifest)
    for (const name of ['TicketRoute.js', 'ticket.js', 'Map.js', 'map.css', 'afterContent.js', 'late.css'])
      expect(files).toContain(`/assets/${name}`)
    const online = ['CoinRoute.js', 'PostRoute.js', 'firebaseRealtime.js', 'firebasePush.js']
    for (const name of [...online, 'index.js', 'shell.js', 'first.css']) expect(files).not.toContain(`/assets/${name}`)
    expect(new Set(files).size).toBe(files.length)
  })

  it('cannot be incomplete: the build fails if a listed page no longer exists under its file name', () => {
    for (const source of ['areas/ticket/TicketRoute.tsx', 'realtime/firebaseRealtime.ts']) {
      const { [source]: _, ...rest } = manifest
      expect(() => offlineFiles(rest)).toThrow(source)
    }
  })

  it('belong to existing pages of the app', async () => {
    const files = (await pageFiles()).map(({ file }) => file)
    for (const source of offlineReadablePages) expect(files).toContain(resolve('app', source))
  })
})

it('a precached page gets a new revision if only its headers changed, because the service worker caches both (S088)', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'worker-')), 'app')
  for (const path of [join(folder, '.vite'), hostingFolder(folder)]) mkdirSync(path, { recursive: true })
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const name of ['index.html', 'top.html', 'icon.svg']) writeFileSync(join(folder, name), name)
  const revisions = (policy: string) => {
    writeFileSync(join(hostingFolder(folder), pageHeadersFile), JSON.stringify({ pages: { policy }, card: {} }))
    return precachedFiles(folder).flatMap(({ url, revision }) => (revision ? [`${url} ${revision}`] : []))
  }
  const before = revisions('a')
  expect(before).toHaveLength(3)
  expect(revisions('a')).toEqual(before)
  expect(revisions('b').filter((each) => before.includes(each))).toEqual([])
})
