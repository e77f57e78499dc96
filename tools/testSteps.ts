import { resolve } from 'node:path'
import { countJestReport, countPlaywrightReport, type TestCounts } from './testReports.ts'

/** A step of `npm test`: a command, and how its tests are counted. */
export interface TestStep {
  name: string
  title: string
  /**
   * Returns the command of the step.
   *
   * @param report the file into which the command writes its JSON report
   */
  command: (report: string) => readonly string[]
  /** Arguments of the command, besides the files, when it runs only the listed files (`npm run test:changed`). */
  whenLimited?: readonly string[]
  env?: (report: string) => Readonly<Record<string, string>>
  /**
   * Counts the tests in the step's JSON report. A step without a report counts as one test, whose result is the exit
   * code.
   */
  count?: (report: string) => TestCounts
  /** Time limit in minutes, after which the step is ended and counts as failed. The other steps still run. */
  minutes: number
  /** Time limit in minutes in the long run. Default: `minutes`, for a step that does not do more there. */
  longMinutes?: number
}

/** The folder with the last report of each step. */
export const reportsFolder = '.tmp/results'

/**
 * Uses a single type checker, because parallel ones repeat the same work: on two cores, with another step running, a
 * single one is faster.
 */
const types: TestStep = {
  name: 'types',
  title: 'TypeScript',
  command: () => ['npm', 'run', '--silent', 'types'],
  minutes: 10,
}
const lint: TestStep = {
  name: 'lint',
  title: 'oxlint with the import rules',
  command: () => ['npm', 'run', '--silent', 'lint'],
  minutes: 10,
}
const format: TestStep = {
  name: 'format',
  title: 'oxfmt',
  command: () => ['npm', 'run', '--silent', 'format:check'],
  minutes: 10,
}
const openapi: TestStep = {
  name: 'openapi',
  title: 'OpenAPI documents (redocly)',
  command: () => ['npm', 'run', '--silent', 'contracts:lint'],
  minutes: 10,
}
const unit: TestStep = {
  name: 'unit',
  title: 'logic, contracts and sandbox (vitest)',
  command: (report) => ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  count: countJestReport,
  minutes: 20,
  longMinutes: 90,
}
const verify: TestStep = {
  name: 'verify',
  title: 'the sandbox keeps every contract (Pact)',
  command: () => ['node', 'tools/verifySandbox.ts'],
  minutes: 10,
  longMinutes: 40,
}
const mutate: TestStep = {
  name: 'mutate',
  title: 'a sandbox that errs is noticed (mutations)',
  command: () => ['node', 'tools/mutateContracts.ts', '--step'],
  minutes: 10,
  longMinutes: 60,
}
const build: TestStep = {
  name: 'build',
  title: 'the build that journeys run on; in the long run also the one for deployment',
  command: () => ['node', 'tools/buildBoth.ts'],
  minutes: 10,
}
/**
 * Builds the Storybook at the same time as `unit` runs, because the build leaves a core idle. The step `stories` builds
 * it only if it is outdated.
 */
const storybook: TestStep = {
  name: 'storybook',
  title: 'the Storybook that the stories are tested in',
  command: () => ['node', 'tools/stories/build.ts', '--tested'],
  minutes: 10,
}
const stories: TestStep = {
  name: 'stories',
  title: 'every story: console, play, axe, pictures (test-runner)',
  command: (report) => ['npm', 'run', '--silent', 'stories:test', '--', '--part', `--outputFile=${report}`],
  count: countJestReport,
  minutes: 25,
  longMinutes: 90,
}
const chromatic: TestStep = {
  name: 'chromatic',
  title: 'Chromatic, where there is a token',
  command: () => ['npm', 'run', '--silent', 'chromatic'],
  minutes: 10,
}
const e2e: TestStep = {
  name: 'e2e',
  title: 'journeys on the built app (Playwright)',
  command: () => ['npx', 'playwright', 'test', '--config', 'app/e2e/playwright.config.ts'],
  // A file may contain only journeys of the long run.
  whenLimited: ['--pass-with-no-tests'],
  // The journeys use the sources of the design system, because there may be no build of it.
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report), NODE_OPTIONS: '--conditions=tsudoi-source' }),
  count: countPlaywrightReport,
  minutes: 30,
  longMinutes: 180,
}

/**
 * The stages of `npm test`. Steps of one stage run two at a time, the longest first: each waits for browsers, processes
 * or its last test, and would leave a core idle alone. Cheap checks come first. `unit` is before `verify`, because
 * `unit` writes the pacts.
 */
export const testStages: readonly (readonly TestStep[])[] = [
  [types, lint, format, openapi],
  [unit, build, storybook],
  [e2e, stories, verify, mutate],
  [chromatic],
]

/** All steps of `npm test`, in the order of their stages. */
export const testSteps = testStages.flat()
