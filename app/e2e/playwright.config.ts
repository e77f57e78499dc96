import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { findBrowser } from '../../tools/browser.ts'
import { withJapaneseFont } from '../../tools/japaneseFont.ts'
import { amount } from '@tsudoi/contracts/testing/amount'
import { timeouts } from './timeouts.ts'
import { addresses, ports } from './addresses.ts'
import { sizes } from './sizes.ts'

const browser = await findBrowser()
const { executablePath, args, env } = withJapaneseFont(browser)

/** Where letters are measured, a page brings a font of its own: no other one may stand before it. */
const ownFont = { launchOptions: { executablePath, args, env: browser.env as Record<string, string> } }

const root = new URL('../..', import.meta.url).pathname

/**
 * Journeys of what one does on a desk, or that depend on a keyboard; the others are made on a phone, and in the long
 * run on both.
 */
const onDesktop =
  /(keyboard|tabs|maintenance|dialogs|forcedColors|session|security|account|address|signupTop|leave|members|livetalkStaff)\.spec/

/** Chromium hangs now and then while one worker follows another below a test: too dear where hundreds wait for it. */
const byWorkers = /newBuild(Talk)?\.spec/

/** Journeys on the product as `npm start` serves it, with ports and data of their own. */
export default defineConfig({
  testDir: 'journeys',
  // A second way through what another journey goes through has `@long` at the end of its title.
  grepInvert: amount<RegExp | RegExp[]>({ part: /@long$/, all: [] }),
  outputDir: '../../.tmp/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is broken: it fails at a desk. Where a whole change waits for one of hundreds, it is tried once more,
  // and named at the end.
  retries: Number(process.env.TSUDOI_RETRIES ?? 0),
  // While one test waits, another one works: two, even where there is one core.
  workers: Math.max(2, availableParallelism()),
  timeout: timeouts.journey,
  // What does not hold yet is looked at again soon, not after up to a second.
  expect: { timeout: timeouts.wait, toPass: { intervals: [50] } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: addresses.app,
    // What the worker answers, a journey cannot answer in its place; those about it let it in.
    serviceWorkers: 'block',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    actionTimeout: timeouts.wait,
    navigationTimeout: timeouts.wait,
    // A trace doubles what a journey costs: it is taken when somebody looks for a fault.
    trace: process.env.TSUDOI_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: env as Record<string, string> },
  },
  projects: [
    { name: 'phone', testIgnore: amount({ part: [onDesktop, byWorkers], all: [/tabs\.spec/] }), use: sizes.phone },
    { name: 'desktop', testMatch: amount({ part: onDesktop, all: /\.spec/ }), use: sizes.desktop },
    // The error catalogue: what it says is the same at both widths.
    { name: 'faults', testDir: 'faults', use: sizes.desktop },
    // The player alone, with real films: the page is built and served by the test itself.
    { name: 'player', testDir: 'player', use: sizes.desktop },
    // The demo's folder, which the tests build once and serve as files.
    {
      name: 'demo',
      testDir: 'demo',
      testMatch: amount({ part: /(looks|states)\.spec/, all: /\.spec/ }),
      workers: 1,
      // Here the worker is what answers.
      use: { ...sizes.phone, ...ownFont, serviceWorkers: 'allow' },
    },
    // The engine and the call of a live talk, in two browsers with false cameras: built and served by the test itself.
    { name: 'talk', testDir: 'talk', use: sizes.desktop },
    // Each case brings pages of its own.
    { name: 'matrix', testDir: 'matrix' },
    // Every page, every surface, every form.
    { name: 'walks', testDir: 'walks', use: { ...sizes.desktop, ...ownFont } },
  ],
  webServer: {
    command: 'exec node tools/startForJourneys.ts',
    cwd: root,
    url: `${addresses.app}/top`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    env: {
      TSUDOI_APP_PORT: String(ports.app),
      TSUDOI_HOST_APP_PORT: String(ports.appHost),
      TSUDOI_HOST_USER_PORT: String(ports.userHost),
      TSUDOI_HOST_PAYMENT_PORT: String(ports.paymentHost),
      DATABASE_URL: '',
    },
  },
})
