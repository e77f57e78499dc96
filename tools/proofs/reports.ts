import { join, relative } from 'node:path'

/** A test that ran and passed. */
export interface PassedTest {
  /** The path of the test file, relative to the root of the repository. */
  file: string
  /** The titles of the test and its groups, or the title and name of a story. */
  title: string
}

interface JestReport {
  testResults: readonly {
    name: string
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[]
  }[]
}

/** Reads the passed tests from a report in Jest's format, which vitest and the stories' runner write. */
export function passedTestsOfJest(report: JestReport, root: string): PassedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({
        file: relative(root, name),
        title: [...ancestorTitles, title].join(' '),
      })),
  )
}

interface PlaywrightTest {
  expectedStatus: string
  /** The result of all attempts together: `expected`, `unexpected`, `flaky` or `skipped`. */
  status: string
}
interface PlaywrightSuite {
  title: string
  file: string
  suites?: readonly PlaywrightSuite[]
  specs?: readonly { title: string; tests: readonly PlaywrightTest[] }[]
}
interface PlaywrightReport {
  config: { rootDir: string }
  suites: readonly PlaywrightSuite[]
}

/** Whether a test passed in every project (such as two widths) that ran it. */
const hasPassed = (tests: readonly PlaywrightTest[]) => {
  const ran = tests.filter(({ status }) => status !== 'skipped')
  return (
    ran.length > 0 && ran.every(({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed')
  )
}

/** Reads the passed tests from a report of Playwright. */
export function passedTestsOfPlaywright({ config, suites }: PlaywrightReport, root: string): PassedTest[] {
  const walk = (
    { file, specs = [], suites: groups = [] }: PlaywrightSuite,
    titles: readonly string[],
  ): PassedTest[] => [
    ...specs
      .filter(({ tests }) => hasPassed(tests))
      .map(({ title }) => ({
        file: relative(root, join(config.rootDir, file)),
        title: [...titles, title].join(' '),
      })),
    ...groups.flatMap((group) => walk(group, [...titles, group.title])),
  ]
  return suites.flatMap((suite) => walk(suite, []))
}
