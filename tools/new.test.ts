import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../contracts/testing/amount.ts'
import { create as createEndpoint } from './newEndpoint.ts'
import { create as createScreen } from './newScreen.ts'

/**
 * The folder of a copy of the project. It is inside the repository, so that the copy finds the packages; the design
 * system is copied too.
 */
let root: string
const made: Record<string, readonly string[]> = {}

beforeAll(() => {
  copyProject()
  made['notice'] = createEndpoint('notice/acquireNoticeAgain', ['C042'], root)
  made['currency'] = [
    ...createEndpoint('currency/listCurrencyHistory', ['C081'], root),
    ...createEndpoint('currency/getTips', ['C109'], root),
    ...createEndpoint('currency/selectPhoto', ['C055'], root),
  ]
  made['coin'] = createEndpoint('coin/giveCoins', [], root)
  made['video'] = createScreen('video/VideoDetail', ['R054', '動画'], root)
  made['lab'] = createScreen('lab/PenlightColours', [], root)
  made['second'] = createScreen('lab/Second', [], root)
})
afterAll(() => rmSync(root, { recursive: true }))

function copyProject(): void {
  mkdirSync('.tmp', { recursive: true })
  root = mkdtempSync('.tmp/new-')
  const left = ['dist', 'node_modules', 'pictures', 'pacts', 'openapi', 'textures', 'videos']
  const filter = (path: string) => !left.includes(basename(path))
  for (const folder of ['app', 'contracts', 'design-system', 'docs', 'stories', 'tools'])
    cpSync(folder, join(root, folder), { recursive: true, filter })
  takeOut('video')
  const ours = '@tsudoi/design-system'
  const paths = {
    [`${ours}/loadable`]: ['./design-system/loadable.ts'],
    [`${ours}/components/*`]: ['./design-system/components/*.tsx'],
    [`${ours}/screens/*`]: ['./design-system/screens/*.tsx'],
  }
  const include = ['app/areas', 'contracts/cases.ts', 'contracts/sandbox/handlers.ts', 'stories/screens']
  const compilerOptions = { paths, tsBuildInfoFile: './types.tsbuildinfo' }
  const config = { extends: '../../tsconfig.json', compilerOptions, include }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config))
}

/** Removes the pages of an existing area from the copy, so that the generator can create the area. */
function takeOut(area: string): void {
  rmSync(join(root, `app/areas/${area}/${area}.pages.ts`))
  const others = read('app/pages.ts')
    .split('\n')
    .filter((line) => !line.includes(`${area}Pages`))
  writeFileSync(join(root, 'app/pages.ts'), others.join('\n'))
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the type errors in the generated files only, because another step checks the rest of the project. */
function typeErrorsIn(files: readonly string[]): readonly string[] {
  const checked = spawnSync('node_modules/.bin/tsc', ['-p', root, '--singleThreaded'], { encoding: 'utf8' })
  return checked.stdout.split('\n').filter((line) => files.some((file) => line.includes(file)))
}

describe('npm run new endpoint', () => {
  it('creates the endpoint, the cases and the handler of an endpoint in calls.tsv (C042)', () => {
    expect(made['notice']).toEqual([
      'contracts/notice/notice.endpoints.ts',
      'contracts/notice/notice.cases.ts',
      'contracts/sandbox/notice/notice.handlers.ts',
      'contracts/sandbox/callLimits.ts',
    ])
    expect(read('contracts/notice/notice.endpoints.ts')).toContain("path: '/v2/notice/{id}/acquire'")
  })

  it('creates a new area, and the query, the body or the empty answer that calls.tsv gives (C081, C055, C109)', () => {
    const endpoints = read('contracts/currency/currency.endpoints.ts')
    expect(endpoints).toContain('silent: true')
    expect(endpoints).toContain('query: z.object({ ip_id: z.optional(z.string()) })')
    expect(endpoints).toContain('body: z.object({ acc_photo_id: z.string() })')
    const cases = read('contracts/currency/currency.cases.ts')
    expect(cases).toContain("empty: { as: 'guest'")
    expect(cases).toContain("minimal: { as: 'guest', request: {  }, answer: {} }")
    expect(read('contracts/sandbox/callLimits.ts')).toContain("'currency.selectPhoto': usual,")
  })

  it('creates an endpoint that is not in calls.tsv, whose test fails until its reason and summary are written', () => {
    expect(read('contracts/coin/coin.endpoints.ts')).toMatch(/source: 'ours',\n {2}why: '',\n {2}summary: '',/)
    expect(read('contracts/sandbox/coin/coin.handlers.ts')).toContain("throw new Failure('Unimplemented')")
  })

  it('fails for an existing endpoint, a row of calls.tsv without a path, and an invalid name', () => {
    expect(() => createEndpoint('coin/getCoinBalance', ['C058'], root)).toThrow('already has getCoinBalance')
    expect(() => createEndpoint('coin/spend', ['C168'], root)).toThrow('C168 is no row with a path')
    expect(() => createEndpoint('coin/Spend', [], root)).toThrow('not coin/Spend')
  })
})

describe('npm run new screen', () => {
  it('creates the screen, the story and the route of a page in routes.tsv (R054)', () => {
    expect(made['video']).toEqual([
      'design-system/screens/video/VideoDetailScreen.tsx',
      'stories/screens/video/VideoDetailScreen.stories.tsx',
      'app/areas/video/VideoDetailRoute.tsx',
      'app/areas/video/video.pages.ts',
      'app/pages.ts',
    ])
    // The new page is not a landing page, so it imports no stylesheet: the router loads the stylesheet of its page
    // (router/loadPage.ts).
    expect(read('app/areas/video/video.pages.ts')).not.toContain('isLanding')
    expect(read('app/areas/video/VideoDetailRoute.tsx')).not.toMatch(/\.css'/)
    const [, path = ''] = /^R054\t(\S+)/m.exec(readFileSync('docs/specification/routes.tsv', 'utf8')) ?? []
    expect(read('app/areas/video/video.pages.ts')).toContain(`id: 'R054', path: '${path}', title: '動画'`)
    expect(read('app/pages.ts')).toContain('...videoPages')
  })

  it('creates a page that is not in routes.tsv, with a path derived from its name', () => {
    expect(read('app/areas/lab/lab.pages.ts')).toContain("id: 'ours', path: '/lab/penlight-colours'")
  })

  it('adds the page to the list of an existing area', () => {
    expect(made['second']).not.toContain('app/pages.ts')
    expect(read('app/areas/lab/lab.pages.ts')).toMatch(/lab\/penlight-colours[\s\S]*lab\/second/)
  })

  it('overwrites no existing file', () => {
    const before = read('app/areas/lab/lab.pages.ts')
    expect(() => createScreen('lab/PenlightColours', [], root)).toThrow(
      'already design-system/screens/lab/PenlightColoursScreen.tsx',
    )
    expect(read('app/areas/lab/lab.pages.ts')).toBe(before)
  })

  it('fails for an id that is not in routes.tsv', () => {
    expect(() => createScreen('lab/Nowhere', ['R999'], root)).toThrow('no row R999')
  })
})

// This test checks the types of the whole copy, which takes longer than all other tests of this file.
it.runIf(isLong)('the files that `npm run new` creates type-check', () => {
  expect(typeErrorsIn(['contracts/', ...Object.values(made).flat()])).toEqual([])
})
