import { describe, expect, it } from 'vitest'
import { countJestReport, countPlaywrightReport, countTestStep } from './testReports.ts'

const jest = JSON.stringify({
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: 'gacha draws', duration: 40 },
        { status: 'failed', fullName: 'gacha refuses', duration: 9, failureMessages: ['expected 1\nat line 3'] },
      ],
    },
  ],
})

const playwright = JSON.stringify({
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 2 },
  suites: [
    {
      specs: [
        { title: 'draws', file: 'draw.spec.ts', line: 3, tests: [{ status: 'expected', results: [{ duration: 5 }] }] },
      ],
      suites: [{ specs: [{ title: 'pays', file: 'pay.spec.ts', line: 7, tests: [{ status: 'flaky' }] }] }],
    },
  ],
})

describe('countTestStep(), which counts the tests in a step of `npm test`,', () => {
  it('reads the report of vitest and of the Storybook test-runner', () => {
    expect(countTestStep(countJestReport, jest, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['gacha refuses: expected 1'],
      tests: [
        { title: 'gacha draws', duration: 40 },
        { title: 'gacha refuses', duration: 9 },
      ],
    })
  })

  it('lists the tests of vitest that passed only on a retry', () => {
    const test = { status: 'passed', fullName: 'gacha draws', duration: 40, failureMessages: ['expected 1\nat line 3'] }
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [{ assertionResults: [test] }],
    }
    expect(countTestStep(countJestReport, JSON.stringify(report), 0)).toMatchObject({
      passed: 1,
      failed: 0,
      flaky: 1,
      failures: ['flaky: gacha draws: expected 1'],
    })
  })

  it('reads the report of Playwright, and lists tests that passed only on a retry', () => {
    expect(countTestStep(countPlaywrightReport, playwright, 0)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 2,
      flaky: 1,
      failures: ['flaky: pay.spec.ts:7 pays'],
      tests: [{ title: 'draws', duration: 5 }],
    })
  })

  it.each([
    ['no report', undefined, 0, 'It left no report (exit code 0).'],
    ['a truncated report', jest.slice(0, 40), 1, 'Its report is cut off after 40 characters (exit code 1).'],
    ['a report of something else', '{}', 0, 'Its report is cut off after 2 characters (exit code 0).'],
  ])('counts %s as one failure', (_, text, code, reason) => {
    expect(countTestStep(countJestReport, text, code)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [reason] })
  })

  it('counts a failure for an exit code that no failed test explains, and one for a report without tests', () => {
    const passed = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] })
    expect(countTestStep(countJestReport, passed, 1)).toMatchObject({ passed: 3, failed: 1 })
    expect(countTestStep(countJestReport, passed, 0)).toMatchObject({ passed: 3, failed: 0 })
    const empty = JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 9, testResults: [] })
    expect(countTestStep(countJestReport, empty, 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a step that writes no report as one test, which passed if the exit code is 0', () => {
    expect(countTestStep(undefined, undefined, 0)).toMatchObject({ passed: 1, failed: 0 })
    expect(countTestStep(undefined, undefined, 2)).toMatchObject({ passed: 0, failed: 1 })
  })
})
