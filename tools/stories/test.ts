import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isLong } from '../../contracts/testing/amount.ts'
import { canRunPinnedBrowser } from '../browser.ts'
import { buildStorybook, testedStorybookFolder } from './build.ts'
import { folderBytes, orphanedPictures, pictureFolder, comparisonFolder } from './pictureFolder.ts'
import { serveStorybook } from './serve.ts'
import { writeSuites } from './suites.ts'

/**
 * `npm run stories:test`: visits every story once with Storybook's test-runner. Each story must render and pass its
 * `play`, without console messages, findings of axe, or differences from the committed pictures. `-- Button` visits the
 * files whose path contains it, `-- --outputFile=x.json` writes a report. `npm run stories:pictures` leaves axe out,
 * `-- --update` accepts the changed pictures. `--part`, the step of `npm test`, uses axe on main stories only, and
 * compares only a part of the pictures; `npm run test:long` does all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    part: { type: 'boolean', default: false },
    outputFile: { type: 'string' },
  },
})

if (!canRunPinnedBrowser)
  console.log('No pictures: they are compared on Linux x64 only, where the pinned Chromium runs.')
await buildStorybook(testedStorybookFolder)
await rm(comparisonFolder, { recursive: true, force: true })
const files = await writeSuites(positionals)
if (files === 0) throw new Error(`No story file has ${positionals.join(' or ')} in its path.`)
const { url, close } = await serveStorybook()
const code = await runTestRunner(url)
await close()
if (values.update) await dropOrphans()
console.log(`${pictureFolder}: ${(folderBytes() / 1_000_000).toFixed(2)} MB`)
process.exit(code)

async function runTestRunner(target: string): Promise<number> {
  const args = ['--url', target, '--config-dir', '.storybook', '--no-index-json', '--disable-telemetry']
  const env = {
    ...process.env,
    // Shows axe's whole output, which is longer than the default of 1,000 characters.
    DEBUG_PRINT_LIMIT: '5000',
    STORIES_REPORT: values.outputFile,
    STORIES_AXE: values.pictures ? 'off' : 'on',
    STORIES_PICTURES: picturesMode(),
    STORIES_EXTENT: values.part && !isLong ? 'part' : 'all',
    STORIES_COMPLETE: positionals.length === 0 ? 'yes' : undefined,
  }
  const child = spawn('node_modules/.bin/test-storybook', args, { stdio: 'inherit', env })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status ?? 1))
  })
}

function picturesMode(): 'compare' | 'update' | 'off' {
  if (!canRunPinnedBrowser) return 'off'
  return values.update ? 'update' : 'compare'
}

async function dropOrphans(): Promise<void> {
  if (positionals.length > 0) return
  for (const file of orphanedPictures()) await rm(join(pictureFolder, file))
}
