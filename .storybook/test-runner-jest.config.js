import { getJestConfig } from '@storybook/test-runner'
import { findBrowser } from '../tools/browser.ts'

const base = getJestConfig()
const browser = await findBrowser()

/** Two workers share one browser: a page is loaded once per file and reused for its stories. */
export default {
  ...base,
  reporters: ['default', '<rootDir>/.storybook/CountReporter.js'],
  maxWorkers: 2,
  testTimeout: 30_000,
  watchPlugins: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: browser,
      // Nothing moves, so that what is there can be seen at once.
      contextOptions: { reducedMotion: 'reduce', locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
    },
  },
}
