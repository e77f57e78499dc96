import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { testedStorybookFolder } from '../tools/stories/build.ts'
import { orphanedPictures } from '../tools/stories/pictureFolder.ts'
import { reportByFile, unvisitedStories, type StoryTestResult, type StoryEntry } from '../tools/stories/storyReport.ts'

interface Results {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
  testResults: { testResults: StoryTestResult[] }[]
}

/**
 * Writes the results of a run to the file STORIES_REPORT in jest's JSON format, because the runner's command line has
 * no option for it. With STORIES_COMPLETE (a run of all stories) the run also fails for stories that were not visited
 * and for committed pictures without a story.
 */
export default class StoryReporter {
  #failure: Error | undefined

  onRunComplete(_contexts: unknown, results: Results): void {
    const assertions = results.testResults.flatMap(({ testResults }) => testResults)
    const index = JSON.parse(readFileSync(`${testedStorybookFolder}/index.json`, 'utf8')) as {
      entries: Record<string, StoryEntry>
    }
    const entries = Object.values(index.entries)
    const missed = process.env['STORIES_COMPLETE'] ? missedBy(assertions, entries) : []
    if (missed.length > 0) this.#failure = new Error(missed.join('\n'))
    const file = process.env['STORIES_REPORT']
    if (!file) return
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = results
    const report = {
      numPassedTests,
      // A suite that could not run at all counts as a failure.
      numFailedTests: numFailedTests + numRuntimeErrorTestSuites + missed.length,
      numPendingTests,
      testResults: reportByFile(assertions, entries),
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }

  /** Called by jest after the run. Returns the error that fails the run although its tests passed; undefined: none. */
  getLastError(): Error | undefined {
    return this.#failure
  }
}

function missedBy(assertions: readonly StoryTestResult[], entries: readonly StoryEntry[]): string[] {
  const lost = process.env['STORIES_PICTURES'] === 'compare' ? orphanedPictures() : []
  return [
    ...unvisitedStories(assertions, entries).map((story) => `No test has visited ${story}.`),
    ...lost.map((file) => `No story draws ${file}. Once it is meant: npm run stories:pictures -- --update`),
  ]
}
