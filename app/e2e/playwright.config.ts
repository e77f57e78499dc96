import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { findBrowser } from '../../tools/browser.ts'
import { withJapaneseFont } from '../../tools/japaneseFont.ts'
import { amount } from '@tsudoi/contracts/testing/amount'
import { timeouts } from './timeouts.ts'
import { addresses, ports } from './addresses.ts'
import { viewports } from './viewports.ts'

const browser = await findBrowser()
const { executablePath, args, env } = withJapaneseFont(browser)

/** Options for tests that measure text. They load a font themselves, and the browser must not prefer another one. */
const ownFont = { launchOptions: { executablePath, args, env: browser.env as Record<string, string> } }

const root = new URL('../..', import.meta.url).pathname

/**
 * Journeys that are typical for a desktop or need a keyboard. All others run on a phone. In the long run the main
 * journeys run on the other device too, but not those of `@long` and `byCases`.
 */
const onDesktop =
  /(keyboard|tabs|maintenance|dialogs|forcedColors|session|security|account|address|signupTop|leave|members|livetalkStaff)\.spec/

/** Journeys with many cases of data, to which the device makes no difference. */
const byCases =
  /(abroad|atOnce|badInput|blocks|cardSecrets|linkPreviews|photos|postLength|preorder|rendered|storyPlayer)\.spec/

/**
 * Journeys about the service worker. They are only in the long run, because Chromium sometimes hangs when one service
 * worker replaces another during a test.
 */
const byWorkers = /newBuild(Talk)?\.spec/

/** The projects of the long run: the main journeys on the device for which they are not typical. */
const onOtherDevice = [
  { name: 'phone too', testMatch: onDesktop, testIgnore: /tabs\.spec/, grepInvert: /@long$/, use: viewports.phone },
  {
    name: 'desktop too',
    testIgnore: [onDesktop, byCases, byWorkers],
    grepInvert: /@long$/,
    use: viewports.desktop,
  },
]

/** Runs the journeys against the product as `npm start` serves it, with ports and data of their own. */
export default defineConfig({
  testDir: 'journeys',
  // A title ends with `@long` if the test covers what another journey already covers.
  grepInvert: amount<RegExp | RegExp[]>({ part: /@long$/, all: [] }),
  outputDir: '../../.tmp/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Retries no test locally, because a flaky test is broken. In CI, TSUDOI_RETRIES retries it, and the report names it.
  retries: Number(process.env.TSUDOI_RETRIES ?? 0),
  // Uses at least two workers, even on one core, because while one test waits another one can run.
  workers: Math.max(2, availableParallelism()),
  timeout: timeouts.journey,
  // Retries a failed assertion after 50 ms, not after up to a second.
  expect: { timeout: timeouts.wait, toPass: { intervals: [50] } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: addresses.app,
    // Blocks service workers, because Playwright cannot intercept requests that one answers. Journeys about the worker
    // enable it.
    serviceWorkers: 'block',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    actionTimeout: timeouts.wait,
    navigationTimeout: timeouts.wait,
    // Records a trace only on request, to find a fault, because it doubles the duration of a journey.
    trace: process.env.TSUDOI_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: env as Record<string, string> },
  },
  projects: [
    // The walks through every page, every surface and every form. They come first, because one of them is the longest
    // test, which would otherwise end alone.
    { name: 'walks', testDir: 'walks', use: { ...viewports.desktop, ...ownFont } },
    // The demo's folder, which the tests build once and serve as files. The build takes half a minute, so these tests
    // are only in the long run. It has one worker, so it begins early.
    {
      name: 'demo',
      testDir: 'demo',
      testIgnore: amount({ part: [/\.spec/], all: [] }),
      workers: 1,
      // The service worker answers all requests of the demo.
      use: { ...viewports.phone, ...ownFont, serviceWorkers: 'allow' },
    },
    // Ten journeys in Firefox and in WebKit, where they are installed. They use no page of Playwright's browser.
    { name: 'engines', testDir: 'engines', testIgnore: amount({ part: [/\.spec/], all: [] }), workers: 1 },
    { name: 'phone', testIgnore: amount({ part: [onDesktop, byWorkers], all: [onDesktop] }), use: viewports.phone },
    { name: 'desktop', testMatch: onDesktop, use: viewports.desktop },
    ...amount({ part: [], all: onOtherDevice }),
    // The tests of the error catalogue, whose texts are the same at both widths.
    { name: 'faults', testDir: 'faults', use: viewports.desktop },
    // The player with real films: the test itself builds and serves the page.
    { name: 'player', testDir: 'player', use: viewports.desktop },
    // The engine and the call of a live talk, in two browsers with fake cameras: the test itself builds and serves the
    // page.
    { name: 'talk', testDir: 'talk', use: viewports.desktop },
    // The matrix of faults and flows. It has no device here, because each case opens its own pages.
    { name: 'matrix', testDir: 'matrix' },
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
