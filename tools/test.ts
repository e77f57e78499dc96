import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { steps, type Counts, type Step } from './testSteps.ts'

/**
 * `npm test`: every check of the house, one after the other (two cores), each even when an earlier one failed, so that one run tells everything.
 * `npm test -- unit stories` runs only the named steps. The last line is the total.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

rmSync('.tmp/results', { recursive: true, force: true })
mkdirSync('.tmp/results', { recursive: true })

function run(step: Step): Promise<number> {
  const [command = '', ...args] = step.command
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...step.env } })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve(code ?? 1)))
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

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${step.name}: ${step.title}`)
  const started = performance.now()
  const counts = countsOf(step, await run(step))
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  lines.push(
    `${counts.failed > 0 ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`,
  )
}

console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
