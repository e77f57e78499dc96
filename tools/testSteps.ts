import { resolve } from 'node:path'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed: only when they were tried again. */
  flaky?: number
  /** What failed, a line each: its title, and the first line of its reason or where it stands. */
  failures?: readonly string[]
}

/** A runner's JSON report: where it is left and how it is counted. */
export interface Report {
  file: string
  count: (text: string) => Counts
}

export interface Step {
  name: string
  title: string
  command: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Where the runner leaves its JSON report, and how to count it. Without one the exit code is one test. */
  report?: Report
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: readonly {
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly { title: string; file: string; line: number; tests: readonly { status: string }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const jestFailures = ({ testResults }: JestReport): readonly string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.split('\n')[0] ?? ''}`)

/** Those that passed only the second time (`flaky`), too. */
const playwrightFailures = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${status}: ${file}:${line} ${title}`),
  ),
  ...suites.flatMap(playwrightFailures),
]

/** vitest and the Storybook test-runner (jest) write the same form. */
const jest = (file: string): Report => ({
  file,
  count: (text) => {
    const report = JSON.parse(text) as JestReport
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: jestFailures(report),
    }
  },
})

/** Nothing is tried again but where `.ci/run` asks for it, and then it is said. */
const playwright = (file: string): Report => ({
  file,
  count: (text) => {
    const report = JSON.parse(text) as PlaywrightReport
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped, flaky, failures: playwrightFailures(report) }
  },
})

const results = '.tmp/results'

/** Several checkers work out the same types again: on two cores, with another step beside it, one is quicker. */
const types: Step = { name: 'types', title: 'TypeScript', command: ['npx', 'tsc', '-p', '.', '--singleThreaded'] }
const lint: Step = {
  name: 'lint',
  title: 'oxlint with the import rules',
  command: ['npm', 'run', '--silent', 'lint'],
}
const format: Step = { name: 'format', title: 'oxfmt', command: ['npm', 'run', '--silent', 'format:check'] }
const openapi: Step = {
  name: 'openapi',
  title: 'OpenAPI documents (redocly)',
  command: ['npm', 'run', '--silent', 'contracts:lint'],
}
const unit: Step = {
  name: 'unit',
  title: 'logic, contracts and sandbox (vitest)',
  command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`],
  report: jest(`${results}/unit.json`),
}
const verify: Step = {
  name: 'verify',
  title: 'the sandbox keeps every contract (Pact)',
  command: ['node', 'tools/verifySandbox.ts'],
}
const mutate: Step = {
  name: 'mutate',
  title: 'a sandbox that errs is noticed (mutations)',
  command: ['node', 'tools/mutateContracts.ts', '--step'],
}
const build: Step = {
  name: 'build',
  title: 'the production build, and the one that journeys run on',
  command: ['node', 'tools/buildBoth.ts'],
}
const stories: Step = {
  name: 'stories',
  title: 'every story: console, play, axe, pictures (test-runner)',
  command: ['npm', 'run', '--silent', 'stories:test', '--', `--outputFile=${results}/stories.json`],
  report: jest(`${results}/stories.json`),
}
const chromatic: Step = {
  name: 'chromatic',
  title: 'Chromatic, where there is a token',
  command: ['npm', 'run', '--silent', 'chromatic'],
}
const e2e: Step = {
  name: 'e2e',
  title: 'journeys on the built app (Playwright)',
  command: ['npx', 'playwright', 'test', '--config', 'app/e2e/playwright.config.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(results, 'e2e.json') },
  report: playwright(`${results}/e2e.json`),
}

/** Steps of a stage run two at a time: those that leave a core idle when they are alone. Cheap checks come first. */
export const stages: readonly (readonly Step[])[] = [
  [types, lint, format, openapi],
  [unit],
  [verify, build],
  [mutate],
  [stories],
  [chromatic],
  [e2e],
]

export const steps = stages.flat()
