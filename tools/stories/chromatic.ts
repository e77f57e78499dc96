import { spawnSync } from 'node:child_process'
import { buildStorybook, builtStorybook } from './build.ts'

/** `npm run chromatic`: publishes the built Storybook for review, if a token is configured. */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.')
} else {
  await buildStorybook()
  const args = ['--storybook-build-dir', builtStorybook, '--exit-zero-on-changes']
  process.exitCode = spawnSync('node_modules/.bin/chromatic', args, { stdio: 'inherit' }).status ?? 1
}
