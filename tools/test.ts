import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { stages, steps, type Counts, type Step } from './testSteps.ts'

/**
 * `npm test`: every check of the project, each even when an earlier one failed, so that one run tells everything; `npm
 * test -- unit stories` runs only the named steps. What failed is named once more below the steps, for a log of which
 * only the end is kept. `npm run test:long` (`--long`) is the same at full size. The last line is the total.
 */
const args = process.argv.slice(2)
const isLong = args.includes('--long')
const wanted = args.filter((arg) => arg !== '--long')
const names = steps.map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}

rmSync('.tmp/results', { recursive: true, force: true })
mkdirSync('.tmp/results', { recursive: true })

/** Most of what a short process does is to compile the same files as the one before. */
const compileCache = resolve('.tmp/compile-cache')

/** Runs a command to its end. What it says is printed at once, or when it has ended so that it stays in one piece. */
function run({ command, env }: Step, speaks: 'at once' | 'at its end'): Promise<{ code: number; text: string }> {
  const [program = '', ...rest] = command
  const output = speaks === 'at once' ? 'inherit' : 'pipe'
  const long = isLong ? { TSUDOI_LONG: '1' } : {}
  const child = spawn(program, rest, {
    stdio: ['ignore', output, output],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...long, ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part))
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, text })),
  )
}

/** What the step's own report says; a step that died before it reported is one failure. */
function countsOf(step: Step, code: number): Counts {
  const single = code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  if (!step.report) return single
  if (!existsSync(step.report.file)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = step.report.count(readFileSync(step.report.file, 'utf8'))
  const silentFailure = code !== 0 && counts.failed === 0
  const nothingRan = counts.passed + counts.failed === 0
  return silentFailure || nothingRan ? { ...counts, failed: counts.failed + 1 } : counts
}

/** As many of a step are named at the end: more of them have one reason. */
const namedFailures = 20

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []

async function perform(step: Step, speaks: 'at once' | 'at its end'): Promise<void> {
  const heading = `\n── ${step.name}: ${step.title}`
  if (speaks === 'at once') console.log(heading)
  const start = performance.now()
  const { code, text } = await run(step, speaks)
  if (speaks === 'at its end') console.log(`${heading}\n${text}`)
  const { passed, failed, skipped, flaky = 0, failures = [] } = countsOf(step, code)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  const again = flaky > 0 ? ` (FLAKY: ${flaky} only when tried again)` : ''
  lines.push(
    `${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed${again}, ${failed} failed, ${secondsSince(start)}`,
    ...failures.slice(0, namedFailures).map((failure) => `    ${failure}`),
  )
}

/** One core for each: the steps of a stage, two at a time. */
async function performStage(stage: readonly Step[]): Promise<void> {
  const waiting = [...stage]
  const speaks = stage.length > 1 ? 'at its end' : 'at once'
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step, speaks)
  }
  await Promise.all([work(), work()])
}

const start = performance.now()
for (const stage of stages) await performStage(stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))

console.log(`\n${lines.join('\n')}\nall steps: ${secondsSince(start)}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
