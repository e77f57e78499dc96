import { describe, expect, it } from 'vitest'
import { changedTests } from './changedTests.ts'

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
})
