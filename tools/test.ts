import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { selectChangedTests } from './changedTests.ts'
import { withLock } from './checkoutLock.ts'
import { endRunningCommands, runCommand, type CommandResult } from './runCommand.ts'
import { isRevision } from './isRevision.ts'
import { countTestStep, type TestCounts, type TimedTest } from './testReports.ts'
import { reportsFolder, testStages, testSteps, type TestStep } from './testSteps.ts'

/**
 * `npm test`: runs every check of the project, even after one has failed; `npm test -- unit stories` runs only the
 * named steps; `npm run test:long` (`--long`) runs the same at full size; `npm run test:changed` (`--changed`) runs
 * only the tests that the changes since `--since` (a branch or a commit, by default `main`) can affect. The end of the
 * output repeats the failures, for logs that keep only their end. The last line is the total.
 *
 * Two runs in one checkout share ports and build folders, so each waits for the stage of the other. Each run writes its
 * reports into a separate folder; the last report of each step is copied to `.tmp/results/`.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
  },
})
const isLong = values.long
const names = testSteps.map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are ${names.join(', ')}.`)
  process.exit(2)
}

if (values.changed && !isRevision(values.since)) {
  console.error(`This clone has no branch or commit ${values.since}. Name one: npm run test:changed -- --since=<name>`)
  process.exit(2)
}

const changed = values.changed ? selectChangedTests(values.since) : undefined
const isChosen = ({ name }: TestStep) =>
  (wanted.length === 0 || wanted.includes(name)) && (changed === undefined || changed.has(name))
/** Returns the arguments that limit a step to the files that it shall test. Without any, it runs all its tests. */
function limitsOf({ name, whenLimited = [] }: TestStep): readonly string[] {
  const files = changed?.get(name)
  return files === 'all' || files === undefined ? [] : [...whenLimited, ...files]
}

const runFolder = `.tmp/runs/${process.pid}`
mkdirSync(runFolder, { recursive: true })
mkdirSync(reportsFolder, { recursive: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningCommands()
    rmSync(runFolder, { recursive: true, force: true })
    process.exit(1)
  })
}

/**
 * The folder in which Node caches compiled files for all processes, because a short process spends most of its time on
 * compiling.
 */
const compileCache = resolve('.tmp/compile-cache')

type Output = 'inherit' | 'collect'

function run(step: TestStep, report: string, output: Output): Promise<CommandResult> {
  const { command, env, minutes, longMinutes = minutes } = step
  const long = isLong ? { TSUDOI_LONG: '1' } : {}
  return runCommand([...command(report), ...limitsOf(step)], {
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...long, ...env?.(report) },
    output,
    limit: (isLong ? longMinutes : minutes) * 60_000,
  })
}

/**
 * Maximum number of failures per step that the end of the output repeats. More failures usually have one common reason.
 */
const namedFailures = 20

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`
const total: TestCounts = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const tests: TimedTest[] = []

async function perform(step: TestStep, output: Output): Promise<void> {
  const heading = `\n── ${step.name}: ${step.title}`
  if (output === 'inherit') console.log(heading)
  const start = performance.now()
  const report = join(runFolder, `${step.name}.json`)
  const kept = join(reportsFolder, `${step.name}.json`)
  rmSync(kept, { force: true })
  const { code, text, reason } = await run(step, report, output)
  if (output === 'collect') console.log(`${heading}\n${text}`)
  const json = step.count && existsSync(report) ? readFileSync(report, 'utf8') : undefined
  if (json !== undefined) renameSync(report, kept)
  const counts = countTestStep(step.count, json, code)
  const { passed, failed, skipped, flaky = 0, failures = [] } = counts
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  tests.push(...(counts.tests ?? []).map((test) => ({ ...test, title: `${step.name}: ${test.title}` })))
  const again = flaky > 0 ? ` (FLAKY: ${flaky} only when tried again)` : ''
  const named = [...(reason ? [reason] : []), ...failures.slice(0, namedFailures)]
  lines.push(
    `${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed${again}, ${failed} failed, ${secondsSince(start)}`,
    ...named.map((failure) => `    ${failure}`),
  )
}

/** Runs the steps of a stage, two at a time, for machines with two cores. */
async function performStage(stage: readonly TestStep[]): Promise<void> {
  const waiting = [...stage]
  const output = stage.length > 1 ? 'collect' : 'inherit'
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step, output)
  }
  await Promise.all([work(), work()])
}

const tellWait = (pid: number) => console.log(`\nProcess ${pid} runs a step of \`npm test\` in this checkout: waiting.`)

const start = performance.now()
for (const stage of testStages) {
  const chosen = stage.filter(isChosen)
  if (chosen.length > 0) await withLock('.tmp/test.lock', tellWait, () => performStage(chosen))
}
rmSync(runFolder, { recursive: true, force: true })

const slowest = tests.toSorted((a, b) => b.duration - a.duration).slice(0, 10)
if (slowest.length > 0) {
  const rows = slowest.map(({ title, duration }) => `    ${(duration / 1000).toFixed(1)} s  ${title}`)
  console.log(`\nThe slowest ${slowest.length}:\n${rows.join('\n')}`)
}
console.log(`\n${lines.join('\n')}\nall steps: ${secondsSince(start)}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
