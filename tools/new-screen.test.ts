import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from './new-screen.ts'

/** A copy inside the repository, so that packages are found from there; the design system is the copy's own. */
let root: string
beforeAll(() => {
  mkdirSync('.tmp', { recursive: true })
  root = mkdtempSync('.tmp/new-screen-')
  const isSource = (path: string) => !['dist', 'node_modules', 'pictures'].includes(basename(path))
  for (const folder of ['design-system', 'stories', 'app', 'docs']) {
    cpSync(folder, join(root, folder), { recursive: true, filter: isSource })
  }
  const ours = '@tsudoi/design-system'
  const compilerOptions = {
    paths: {
      [`${ours}/loadable`]: ['./design-system/loadable.ts'],
      [`${ours}/components/*`]: ['./design-system/components/*.tsx'],
      [`${ours}/screens/*`]: ['./design-system/screens/*.tsx'],
    },
  }
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['app/areas', 'stories/screens'] }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What the type checker says about these files of the copy; the rest of the house is checked elsewhere. */
function typeErrors(files: readonly string[]): string[] {
  try {
    execFileSync('node_modules/.bin/tsc', ['-p', root], { encoding: 'utf8' })
    return []
  } catch (error) {
    const lines = (error as { stdout: string }).stdout.split('\n')
    return lines.filter((line) => files.some((file) => line.includes(file)))
  }
}

describe('npm run new screen', () => {
  it('makes screen, story and route of a listed page, which type-check (R054)', () => {
    const files = create('video/VideoDetail', ['R054', '動画'], root)
    expect(files).toEqual([
      'design-system/screens/video/VideoDetailScreen.tsx',
      'stories/screens/video/VideoDetailScreen.stories.tsx',
      'app/areas/video/VideoDetailRoute.tsx',
      'app/areas/video/video.pages.ts',
      'app/pages.ts',
    ])
    expect(typeErrors(files)).toEqual([])
    // Its look comes by the router (router/loadPage.ts): it is no landing page, and imports no stylesheet.
    expect(read('app/areas/video/video.pages.ts')).not.toContain('isLanding')
    expect(read('app/areas/video/VideoDetailRoute.tsx')).not.toMatch(/\.css'/)
    const [, path = ''] = /^R054\t(\S+)/m.exec(readFileSync('docs/specification/routes.tsv', 'utf8')) ?? []
    expect(read('app/areas/video/video.pages.ts')).toContain(`id: 'R054', path: '${path}', title: '動画'`)
    expect(read('app/pages.ts')).toContain('...videoPages')
  })

  it('gives a page of ours an address of its own', () => {
    create('lab/PenlightColours', [], root)
    expect(read('app/areas/lab/lab.pages.ts')).toContain("id: 'ours', path: '/lab/penlight-colours'")
  })

  it('adds to the list of an area that is there', () => {
    expect(create('lab/Second', [], root)).not.toContain('app/pages.ts')
    expect(read('app/areas/lab/lab.pages.ts')).toMatch(/lab\/penlight-colours[\s\S]*lab\/second/)
  })

  it('writes nothing over what is there', () => {
    create('lab/Once', [], root)
    const before = read('app/areas/lab/lab.pages.ts')
    expect(() => create('lab/Once', [], root)).toThrow('already design-system/screens/lab/OnceScreen.tsx')
    expect(read('app/areas/lab/lab.pages.ts')).toBe(before)
  })

  it('says which row is missing', () => {
    expect(() => create('lab/Nowhere', ['R999'], root)).toThrow('no row R999')
  })
})
