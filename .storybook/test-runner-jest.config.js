import { getJestConfig } from '@storybook/test-runner'
import { findBrowser, findPinnedBrowser, pinnedBrowserRuns } from '../tools/browser.ts'
import { storyWorkers } from '../tools/stories/suites.ts'

const base = getJestConfig()
const browser = pinnedBrowserRuns ? await findPinnedBrowser() : await findBrowser()

/** Each suite has a worker, a page and its modules for itself, and there are few of them (tools/stories/suites.ts). */
export default {
  ...base,
  roots: ['<rootDir>/.tmp/stories'],
  testMatch: ['**/suite-*.js'],
  testEnvironment: '<rootDir>/.storybook/StoryEnvironment.js',
  setupFilesAfterEnv: [],
  reporters: ['default', '<rootDir>/.storybook/StoryReporter.ts'],
  maxWorkers: storyWorkers,
  // No story takes so long; a busy machine may.
  testTimeout: 120_000,
  watchPlugins: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: browser,
      // Nothing moves, so that what is there can be seen at once.
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
