import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { steps } from './testSteps.ts'

interface Workflow {
  jobs: Readonly<
    Record<
      string,
      {
        'timeout-minutes': number
        strategy?: { matrix: { include: { name: string; steps: string }[] } }
        steps: { run?: string; uses?: string; with?: Readonly<Record<string, string>> }[]
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

  it.each(workflows)('%s runs scripts that there are, ends a hanging job, and pins its actions', (file) => {
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

  it('groups updates by packages that there are', () => {
    const packages = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    const matches = (pattern: string, name: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
    const [npm] = read<Dependabot>('.github/dependabot.yml').updates
    const patterns = Object.values(npm?.groups ?? {}).flatMap((group) => group.patterns)
    expect(patterns.length).toBeGreaterThan(8)
    // vitest's own packages come and go with what is tried of it.
    const unknown = patterns.filter((pattern) => pattern !== '@vitest/*')
    expect(unknown.filter((pattern) => !packages.some((name) => matches(pattern, name)))).toEqual([])
  })

  it('knows the owners of every folder', () => {
    const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
    const owned = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0] ?? '')
    expect(owned.filter((path) => !existsSync(path.slice(1)))).toEqual([])
    const folders = ['app', 'contracts', 'design-system', 'stories', 'tools', '.github', '.storybook']
    expect(folders.filter((folder) => !owned.includes(`/${folder}/`))).toEqual([])
  })
})

/** Commands, files and folders that a page of the repository names. */
const named = (page: string) => [...readFileSync(page, 'utf8').matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name)

describe('what a newcomer reads', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'contracts/README.md', '.github/pull_request_template.md'])(
    '%s names commands that there are',
    (page) => {
      const scripts = manifests.flatMap((manifest) => Object.keys(manifest.scripts ?? {}))
      expect(named(page).length).toBeGreaterThan(1)
      expect(named(page).filter((name) => !scripts.includes(name ?? ''))).toEqual([])
    },
  )
})
