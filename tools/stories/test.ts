import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildStorybook } from './build.ts'
import { serveStorybook } from './serve.ts'

/**
 * `npm run stories:test`: every story by Storybook's test-runner: it renders, its `play` passes, the console stays silent,
 * axe finds nothing. `-- Button` runs the files whose path matches; `-- --outputFile=x.json` leaves a report.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { outputFile: { type: 'string' } } })

await buildStorybook()
const { url, close } = await serveStorybook()
const args = ['--url', url, '--config-dir', '.storybook', '--no-index-json', '--disable-telemetry', ...positionals]
// Axe says more than the thousand characters that are shown by default.
const env = { ...process.env, DEBUG_PRINT_LIMIT: '5000', STORIES_REPORT: values.outputFile }
const child = spawn('node_modules/.bin/test-storybook', args, { stdio: 'inherit', env })
const code = await new Promise<number>((resolve, reject) => {
  child.on('error', reject).on('close', (status) => resolve(status ?? 1))
})
await close()
process.exit(code)
