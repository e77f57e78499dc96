import { getJestConfig } from '@storybook/test-runner'
import { findBrowser, findPinnedBrowser, canRunPinnedBrowser } from '../tools/browser.ts'
import { storyWorkers } from '../tools/stories/suites.ts'

const base = getJestConfig()
const browser = canRunPinnedBrowser ? await findPinnedBrowser() : await findBrowser()

/** Each suite has its own worker, page and modules; there are only a few suites (tools/stories/suites.ts). */
export default {
  ...base,
  roots: ['<rootDir>/.tmp/stories'],
  testMatch: ['**/suite-*.js'],
  testEnvironment: '<rootDir>/.storybook/StoryEnvironment.js',
  setupFilesAfterEnv: [],
  reporters: ['default', '<rootDir>/.storybook/StoryReporter.ts'],
  maxWorkers: storyWorkers,
  // Timeout of a story in milliseconds. Only a busy machine needs two minutes.
  testTimeout: 120_000,
  watchPlugins: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: browser,
      // With reduced motion, all content is visible at once.
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
      },
    },
  },
}
