import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount } from '../contracts/testing/amount.ts'

/**
 * The folder of a copy of the project, which uses the packages of the original, and in which both generators have run.
 */
let copy: string
const printed: Record<string, string> = {}

/** Output without colours, so that tests can search it. */
const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' }
const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}
const packaged = (name: string) => join('node_modules/.bin', name)

function copyProject(): void {
  copy = mkdtempSync(join(tmpdir(), 'tsudoi-new-'))
  const left = ['node_modules', 'dist', '.git', '.tmp', '.sandbox', 'pictures', 'videos']
  cpSync('.', copy, { recursive: true, filter: (path) => !left.includes(basename(path)) })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((each) => each !== '@tsudoi'))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
  mkdirSync(join(copy, 'node_modules/@tsudoi'))
  for (const name of ['contracts', 'design-system'])
    symlinkSync(join(copy, name), join(copy, 'node_modules/@tsudoi', name))
}

/**
 * Does the first step that the generator has printed: writes the endpoint's summary, and the reason why the product
 * adds it.
 */
function describeCall(): void {
  const file = join(copy, 'contracts/gacha/gacha.endpoints.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace("why: ''", "why: 'For a test'").replace("summary: ''", "summary: 'Counts foo'"))
}

/**
 * This test takes minutes, so it runs only in the long run. `new.test.ts` checks in every run what the generators
 * write.
 */
describe.runIf(amount({ part: false, all: true }))(
  'a copy of the project after `npm run new screen` and `npm run new endpoint`',
  () => {
    beforeAll(() => {
      copyProject()
      // The copy becomes a Git repository, because some tests list the project's files by git.
      run('git', 'init', '--quiet')
      printed.screen = run('node', 'tools/new.ts', 'screen', 'gacha/Foo').text
      printed.endpoint = run('node', 'tools/new.ts', 'endpoint', 'gacha/getFoo').text
      describeCall()
    })
    afterAll(() => rmSync(copy, { recursive: true }))

    it.each(['screen', 'endpoint'])('was made by commands that printed the next steps for the new %s', (kind) => {
      expect(printed[kind]).toMatch(/\nNext:\n- \S/)
    })

    it('type-checks', () => {
      expect(run(packaged('tsc'), '-p', '.', '--singleThreaded')).toEqual({ status: 0, text: '' })
    }, 600_000)

    it('passes lint and format', () => {
      const areas = ['app/areas/gacha', 'design-system/screens/gacha', 'stories/screens/gacha', 'contracts/gacha']
      const folders = [...areas, 'contracts/sandbox/gacha', 'contracts/sandbox/callLimits.ts']
      expect(run(packaged('oxlint'), '--type-aware', '--deny-warnings', ...folders)).toMatchObject({ status: 0 })
      expect(run(packaged('oxfmt'), '--check', ...folders)).toMatchObject({ status: 0 })
    }, 600_000)

    it('passes the tests that check screens and endpoints', () => {
      const files = [
        'contracts/specification.test.ts',
        'contracts/cases.test.ts',
        'contracts/sandbox/testing/callLimits.test.ts',
        'app/pages.test.ts',
        'stories/mirror.test.ts',
        'stories/storyKinds.test.tsx',
        'stories/guides',
        'tools/wording',
        'tools/conventions.test.ts',
      ]
      const { status, text } = run(packaged('vitest'), 'run', '--reporter=dot', ...files)
      expect(status === 0 ? '' : text).toBe('')
    }, 600_000)

    it('has an area for the new page whose scripts are within the size limit', () => {
      const only = ['-t', 'at most the area’s limit of scripts']
      const { status, text } = run(packaged('vitest'), 'run', '--reporter=dot', 'tools/chunks.test.ts', ...only)
      expect(status === 0 ? '' : text).toBe('')
      // The output must show that the test has run, because Vitest also succeeds if no title matches.
      expect(text).toMatch(/\b1 passed/)
    }, 600_000)
  },
)
