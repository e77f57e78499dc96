import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { steps } from './testSteps.ts'

interface WorkflowStep {
  run?: string
  uses?: string
  if?: string
  with?: Readonly<Record<string, string>>
  env?: Readonly<Record<string, string>>
}
interface Workflow {
  jobs: Readonly<
    Record<
      string,
      {
        'timeout-minutes': number
        strategy?: { matrix: { include: { name: string; steps: string }[] } }
        steps: WorkflowStep[]
      }
    >
  >
}
interface Dependabot {
  updates: { groups: Readonly<Record<string, { patterns: string[] }>> }[]
}
interface Manifest {
  scripts?: Readonly<Record<string, string>>
  dependencies?: object
  devDependencies?: object
}

const read = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T
const workflows = globSync('.github/workflows/*.yml').toSorted()
const jobsOf = (file: string) => Object.values(read<Workflow>(file).jobs)
const stepsOf = (file: string) => jobsOf(file).flatMap((job) => job.steps)
const uses = (file: string, action: string) => stepsOf(file).filter((step) => step.uses?.startsWith(`${action}@`))
const lines = (text = '') => text.split('\n').filter(Boolean)
const manifests = ['package.json', 'design-system/package.json', 'contracts/package.json'].map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest,
)

describe('the CI', () => {
  it.each(['test', 'nightly'])('%s runs every step of `npm test` once, in the order of the steps', (name) => {
    const [job] = jobsOf(`.github/workflows/${name}.yml`)
    const parts = job?.strategy?.matrix.include.map((part) => part.steps.split(' ')) ?? []
    const order = steps.map((step) => step.name)
    expect(parts.flat().toSorted()).toEqual(order.toSorted())
    for (const part of parts) expect(part).toEqual(part.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  it.each(workflows)('%s runs only existing scripts, ends a hanging job, and pins its actions', (file) => {
    const scripts = Object.keys(manifests[0]?.scripts ?? {})
    for (const job of jobsOf(file)) {
      const commands = job.steps.flatMap((step) => [step.run, step.with?.['version'], step.with?.['publish']])
      const wanted = commands.flatMap((text = '') => [...text.matchAll(/npm (?:run )?(test|[\w:-]+)/g)])
      const names = wanted.map(([, name = '']) => name).filter((name) => name !== 'ci')
      expect(names.filter((name) => !scripts.includes(name))).toEqual([])
      expect(job['timeout-minutes']).toBeGreaterThan(0)
      const actions = job.steps.flatMap(({ uses }) => uses ?? [])
      expect(actions.filter((action) => !/@v\d+$/.test(action))).toEqual([])
    }
  })

  it.each(['test', 'nightly'])('%s passes the Chromatic token to its step, and contains no secret', (name) => {
    const file = `.github/workflows/${name}.yml`
    const run = stepsOf(file).find((step) => step.run?.includes('matrix.steps'))
    expect(run?.env?.['CHROMATIC_PROJECT_TOKEN']).toBe('${{ secrets.CHROMATIC_PROJECT_TOKEN }}')
    const secrets = stepsOf(file).flatMap((step) =>
      Object.entries(step.env ?? {}).filter(([key]) => /TOKEN|SECRET|KEY/.test(key)),
    )
    expect(secrets.filter(([, value]) => !/^\$\{\{ secrets\.\w+ \}\}$/.test(value))).toEqual([])
  })

  it('test caches packages and compiled tools, by lock file, between runs', () => {
    const file = '.github/workflows/test.yml'
    expect(uses(file, 'actions/setup-node').map((step) => step.with?.['cache'])).toEqual(['npm'])
    const [kept] = uses(file, 'actions/cache')
    expect(lines(kept?.with?.['path'])).toContain('.tmp/compile-cache')
    expect(kept?.with?.['key']).toContain("hashFiles('package-lock.json')")
    expect(kept?.with?.['key']?.startsWith(kept.with['restore-keys'] ?? '?')).toBe(true)
  })

  it('test uploads pacts, pictures and failures, from existing folders', () => {
    const artifacts = uses('.github/workflows/test.yml', 'actions/upload-artifact')
    const of = (name: string) => artifacts.find((step) => step.with?.['name'] === name)
    expect(lines(of('pacts')?.with?.['path'])).toEqual(['contracts/pacts', 'contracts/openapi'])
    expect(lines(of('pictures')?.with?.['path'])).toEqual(['stories/pictures'])
    expect([of('pacts')?.if, of('pictures')?.if]).toEqual([
      "always() && matrix.name == 'contracts'",
      "always() && matrix.name == 'stories'",
    ])
    const failed = of('failed-${{ matrix.name }}')
    expect([failed?.if, lines(failed?.with?.['path'])]).toEqual([
      'failure()',
      ['.tmp/pictures', '.tmp/results', '.tmp/e2e'],
    ])
    const paths = [of('pacts'), of('pictures')].flatMap((step) => lines(step?.with?.['path']))
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('groups updates only of existing packages', () => {
    const packages = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    const matches = (pattern: string, name: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
    const [npm] = read<Dependabot>('.github/dependabot.yml').updates
    const patterns = Object.values(npm?.groups ?? {}).flatMap((group) => group.patterns)
    expect(patterns.length).toBeGreaterThan(8)
    // Vitest's own packages are sometimes added and removed for trials.
    const unknown = patterns.filter((pattern) => pattern !== '@vitest/*')
    expect(unknown.filter((pattern) => !packages.some((name) => matches(pattern, name)))).toEqual([])
  })

  it('lists owners for every folder', () => {
    const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
    const owned = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0] ?? '')
    expect(owned.filter((path) => !existsSync(path.slice(1)))).toEqual([])
    const folders = ['app', 'contracts', 'design-system', 'stories', 'tools', '.github', '.storybook']
    expect(folders.filter((folder) => !owned.includes(`/${folder}/`))).toEqual([])
  })
})

interface IssueForm {
  name: string
  description: string
  body: { type: string; id: string; validations?: { required?: boolean } }[]
}

describe('the forms of a change and of an issue', () => {
  const checklist = readFileSync('.github/pull_request_template.md', 'utf8')

  it('the checklist of a change links to the rules in CONTRIBUTING, and all its links work', () => {
    const wanted = [...checklist.matchAll(/\]\(\.\.\/CONTRIBUTING\.md#([\w-]+)\)/g)].map(([, anchor = '']) => anchor)
    const headings = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^#+ (.*)$/gm)]
    const anchors = headings.map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    expect(new Set(wanted)).toEqual(
      new Set(['where-does-my-code-live', 'rules-a-machine-keeps', 'tests', 'committing', 'the-ci-and-releases']),
    )
    expect(wanted.filter((anchor) => !anchors.includes(anchor))).toEqual([])
    expect(checklist.match(/^- \[ \] /gm)?.length).toBeGreaterThan(8)
  })

  it.each(globSync('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !file.endsWith('config.yml')))(
    '%s asks only for required information, each item once',
    (file) => {
      const { name, description, body } = read<IssueForm>(file)
      expect([name, description].every(Boolean)).toBe(true)
      expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
      expect(body.some(({ validations }) => validations?.required)).toBe(true)
    },
  )
})

/** The commands that a page of the repository names. */
const named = (page: string) => [...readFileSync(page, 'utf8').matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name)

describe('the pages for newcomers', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'contracts/README.md', '.github/pull_request_template.md'])(
    '%s names only existing commands',
    (page) => {
      const scripts = manifests.flatMap((manifest) => Object.keys(manifest.scripts ?? {}))
      expect(named(page).length).toBeGreaterThan(1)
      expect(named(page).filter((name) => !scripts.includes(name ?? ''))).toEqual([])
    },
  )
})
