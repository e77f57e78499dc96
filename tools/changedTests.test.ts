import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changedFiles, changedTests, readSources } from './changedTests.ts'

const sources = new Map([
  ['app/areas/gacha/draw.ts', "import { odds } from '@tsudoi/contracts/gacha/odds'"],
  ['app/areas/gacha/draw.test.ts', "import { draw } from './draw.ts'"],
  ['app/areas/vote/vote.test.ts', "import { vote } from './vote.ts'"],
  ['app/areas/vote/vote.ts', ''],
  ['app/e2e/journeys/gacha.spec.ts', "import { login } from '../login.ts'"],
  ['app/e2e/login.ts', ''],
  ['contracts/gacha/odds.ts', ''],
  ['contracts/gacha/odds.test.ts', "import { odds } from './odds.ts'"],
  ['design-system/components/Button.tsx', ''],
  ['design-system/screens/gacha/GachaScreen.tsx', "const lazy = () => import('../../components/Button.tsx')"],
  [
    'stories/screens/gacha/GachaScreen.stories.tsx',
    "import { GachaScreen } from '@tsudoi/design-system/screens/gacha/GachaScreen'",
  ],
  ['stories/screens/vote/VoteScreen.stories.tsx', ''],
  ['tools/conventions.test.ts', "const files = sourceFiles('app')"],
])
const cheap = { types: 'all', lint: 'all', format: 'all', openapi: 'all' }
const testsFor = (...changed: string[]) => Object.fromEntries(changedTests(changed, sources))

describe('npm run test:changed', () => {
  it('runs the tests and stories that import a changed file, also through others and lazily, and journeys of its feature', () => {
    expect(testsFor('app/areas/gacha/draw.ts')).toEqual({
      ...cheap,
      unit: ['app/areas/gacha/draw.test.ts', 'tools/conventions.test.ts'],
      build: 'all',
      e2e: ['app/e2e/journeys/gacha.spec.ts'],
    })
    expect(testsFor('design-system/components/Button.tsx')).toEqual({
      ...cheap,
      unit: ['tools/conventions.test.ts'],
      storybook: 'all',
      stories: ['stories/screens/gacha/GachaScreen.stories.tsx'],
    })
  })

  it('verifies the contracts if a contract or the sandbox changes, but not for one of their tests', () => {
    expect(testsFor('contracts/gacha/odds.ts')).toEqual({
      ...cheap,
      unit: ['app/areas/gacha/draw.test.ts', 'contracts/gacha/odds.test.ts', 'tools/conventions.test.ts'],
      build: 'all',
      e2e: ['app/e2e/journeys/gacha.spec.ts'],
      verify: 'all',
      mutate: 'all',
    })
    expect(testsFor('contracts/gacha/odds.test.ts')).not.toHaveProperty('verify')
  })

  it('runs a journey if its own code changes, and builds the app for it', () => {
    expect(testsFor('app/e2e/login.ts')).toEqual({
      ...cheap,
      unit: ['tools/conventions.test.ts'],
      build: 'all',
      e2e: ['app/e2e/journeys/gacha.spec.ts'],
    })
  })

  it('runs all stories for a change of styles, and everything for a change of packages', () => {
    expect(testsFor('design-system/tokens/theme.css')).toMatchObject({ stories: 'all' })
    const everything = { ...cheap, unit: 'all', storybook: 'all', stories: 'all', build: 'all', e2e: 'all' }
    expect(testsFor('package-lock.json')).toEqual({ ...everything, verify: 'all', mutate: 'all' })
  })

  it('runs only the cheap steps and the rules about all files for a changed document', () => {
    expect(testsFor('README.md')).toEqual({ ...cheap, unit: ['tools/conventions.test.ts'] })
  })

  it('runs the tests that read, start or bundle a changed file by its name, also if the file was deleted', () => {
    const naming = new Map([
      ['app/server/document.test.ts', "readFileSync('app/index.html', 'utf8')"],
      ['contracts/canDeploy.test.ts', "new URL('canDeploy.ts', import.meta.url)"],
      ['contracts/canDeploy.ts', ''],
      ['contracts/list.test.ts', "import { rows } from './list.ts'"],
      ['contracts/list.ts', 'new URL(`../docs/${list}.tsv`, import.meta.url)'],
      ['contracts/video/files.test.ts', "readdirSync(join(import.meta.dirname, '../public/videos'))"],
      ['docs/calls.tsv', ''],
      ['stories/kinds.test.ts', "import.meta.glob<Record<string, object>>('./screens/**/*.stories.tsx')"],
      ['stories/screens/vote/VoteScreen.stories.tsx', ''],
    ])
    const unitTestsFor = (file: string) => changedTests([file], naming).get('unit')
    expect(unitTestsFor('app/index.html')).toEqual(['app/server/document.test.ts'])
    expect(unitTestsFor('contracts/canDeploy.ts')).toEqual(['contracts/canDeploy.test.ts'])
    expect(unitTestsFor('docs/calls.tsv')).toEqual(['contracts/list.test.ts'])
    expect(unitTestsFor('contracts/public/videos/velvet/180.mp4')).toEqual(['contracts/video/files.test.ts'])
    expect(unitTestsFor('stories/screens/vote/VoteScreen.stories.tsx')).toEqual(['stories/kinds.test.ts'])
    expect(unitTestsFor('docs/other.md')).toBeUndefined()
  })

  it('runs no journey of the whole app for a file of the program that the journey starts', () => {
    const starting = new Map([
      ['app/e2e/demo/demo.spec.ts', "execFile('node', ['tools/demo.ts'])"],
      ['tools/demo.ts', "import { build } from './build.ts'"],
      ['tools/build.ts', ''],
    ])
    expect(changedTests(['tools/build.ts'], starting).has('e2e')).toBe(false)
  })

  it('runs all tests that use a changed configuration outside of the root', () => {
    expect(testsFor('app/e2e/playwright.config.ts')).toMatchObject({
      unit: ['tools/conventions.test.ts'],
      build: 'all',
      e2e: ['app/e2e/journeys/gacha.spec.ts'],
    })
    expect(testsFor('app/testing/setup.ts')).toEqual({
      ...cheap,
      unit: ['app/areas/gacha/draw.test.ts', 'app/areas/vote/vote.test.ts', 'tools/conventions.test.ts'],
    })
  })
})

describe('npm run test:changed in this repository', () => {
  const repository = readSources()

  const unitTestsFor = (...changed: string[]) => changedTests(changed, repository).get('unit')

  it('selects the tests about all components and all stories for a change of a component', () => {
    expect(unitTestsFor('design-system/components/Button.tsx')).toEqual(
      expect.arrayContaining([
        'stories/drawFacts.test.ts',
        'stories/lawProperties.test.ts',
        'stories/nextSteps.test.ts',
        'stories/storyKinds.test.tsx',
        'tools/componentProps.test.ts',
        'tools/optionalProps.test.ts',
        'tools/propVocabulary.test.ts',
      ]),
    )
  })

  it('selects the tests that read, start or bundle the changed files', () => {
    const readers: Readonly<Record<string, readonly string[]>> = {
      'app/index.html': ['app/server/renderDocument.test.ts', 'app/server/head/pageHeads.test.ts'],
      'app/offline/internal/worker.ts': ['tools/chunks.test.ts'],
      'contracts/canDeploy.ts': ['contracts/canDeploy.test.ts'],
      'contracts/sandbox/testing/snapshot.ts': [
        'contracts/package/package.test.ts',
        'app/server/handler.sandbox.test.ts',
      ],
      'design-system/tokens/first.css': ['tools/landing.test.ts'],
      'docs/rendering.md': ['app/server/cacheHeaders.sandbox.test.ts'],
      'docs/specification/errors.tsv': ['app/composition/errorCatalogue.test.ts'],
      'docs/specification/fields.tsv': ['contracts/specification.test.ts'],
      'docs/specification/routes.tsv': ['app/pages.test.ts', 'app/shell/AppFrame.test.tsx'],
      'stories/examples/exampleDraws.ts': ['stories/examples/examples.test.ts'],
      'contracts/sandbox/public/textures/new.svg': ['tools/artwork/artwork.test.ts'],
      'contracts/sandbox/public/videos/velvet/new.mp4': ['contracts/sandbox/video/videoFiles.test.ts'],
      'tools/doctor.mjs': ['tools/doctor.test.ts'],
      'tools/hosting/edgeWorker.ts': ['tools/hosting/serverPrograms.test.ts'],
    }
    expect(unitTestsFor(...Object.keys(readers))).toEqual(expect.arrayContaining(Object.values(readers).flat()))
  })

  it('selects less than a tenth of the unit tests for a document that no program reads', () => {
    const unit = [...repository.keys()].filter((file) => /\.test\.tsx?$/.test(file))
    expect(unitTestsFor('docs/notes/new.md')?.length).toBeLessThan(unit.length / 10)
  })
})

it('changedFiles() lists the old and the new path of a renamed file, and paths that are not ASCII', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tsudoi-changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  writeFileSync(join(folder, '集い.md'), 'text\n'.repeat(20))
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.jp', 'commit', '--quiet', '-m', 'first')
  renameSync(join(folder, '集い.md'), join(folder, '告知.md'))
  git('add', '.')
  writeFileSync(join(folder, '新しい.md'), '')
  expect(changedFiles('HEAD', folder)).toEqual(['告知.md', '集い.md', '新しい.md'])
})
