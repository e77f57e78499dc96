/** The numbers in the report of a step of `npm test`. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
  /** Number of the passed tests that passed only on a retry. */
  flaky?: number
  /** A line for each failed test: its title, and the first line of its error message or its file. */
  failures?: readonly string[]
  tests?: readonly TimedTest[]
}

/** A test of a report with its duration. */
export interface TimedTest {
  title: string
  /** The duration of the test in milliseconds. */
  duration: number
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: readonly {
    assertionResults: readonly {
      status: string
      fullName: string
      duration?: number | null
      failureMessages?: readonly string[] | null
    }[]
  }[]
}

/**
 * Counts the tests in a report of vitest or of the Storybook test-runner (jest), which have the same format. If a test
 * of vitest passed only on a retry, the report contains the messages of the first attempt: the test counts as passed,
 * but is listed.
 */
export function countJestReport(text: string): TestCounts {
  const report = JSON.parse(text) as JestReport
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const isFlaky = ({ status, failureMessages }: (typeof tests)[number]) =>
    status === 'passed' && (failureMessages?.length ?? 0) > 0
  const flaky = tests.filter(isFlaky).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    ...(flaky > 0 && { flaky }),
    failures: tests
      .filter((test) => test.status === 'failed' || isFlaky(test))
      .map((test) => {
        const reason = test.failureMessages?.[0]?.split('\n')[0] ?? ''
        return `${isFlaky(test) ? 'flaky: ' : ''}${test.fullName}: ${reason}`
      }),
    tests: tests.map(({ fullName, duration }) => ({ title: fullName, duration: duration ?? 0 })),
  }
}

interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: readonly { status: string; results?: readonly { duration: number }[] }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly PlaywrightSpec[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * Counts the tests in a report of Playwright. A test that passed only on a retry (`flaky`) counts as passed, but is
 * listed among the failures.
 */
export function countPlaywrightReport(text: string): TestCounts {
  const report = JSON.parse(text) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = report.stats
  const specs = specsOf(report)
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky,
    failures: specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status }) => `${status}: ${file}:${line} ${title}`),
    ),
    tests: specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results = [] }) => results.map(({ duration }) => ({ title, duration }))),
    ),
  }
}

/**
 * Counts the tests of one step. A step without a report counts as one test, whose result is the exit code. A missing or
 * truncated report, a report without tests, and an exit code that no failed test explains each count as one failure.
 *
 * @param count reads the report; undefined for a step that writes no report
 * @param text the report; undefined if there is no file
 */
export function countTestStep(
  count: ((text: string) => TestCounts) | undefined,
  text: string | undefined,
  code: number,
): TestCounts {
  if (!count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const broken = (reason: string): TestCounts => ({ passed: 0, failed: 1, skipped: 0, failures: [reason] })
  if (text === undefined) return broken(`It left no report (exit code ${code}).`)
  const counts = read(count, text)
  if (!counts) return broken(`Its report is cut off after ${text.length} characters (exit code ${code}).`)
  const hidden = code !== 0 && counts.failed === 0 ? `Every test passed, but the exit code is ${code}.` : undefined
  const reason = counts.passed + counts.failed === 0 ? 'It ran no test.' : hidden
  return reason ? { ...counts, failed: counts.failed + 1, failures: [...(counts.failures ?? []), reason] } : counts
}

function read(count: (text: string) => TestCounts, text: string): TestCounts | undefined {
  try {
    return count(text)
  } catch {
    return undefined
  }
}
