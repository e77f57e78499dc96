import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Leaves the counts of a run at STORIES_REPORT, so that `npm test` can add them up: the runner's command line does not pass
 * jest's own option for it on. A file that could not be run at all counts as a failure.
 */
export default class CountReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.STORIES_REPORT
    if (!file) return
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = results
    const counts = { numPassedTests, numFailedTests: numFailedTests + numRuntimeErrorTestSuites, numPendingTests }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(counts))
  }
}
