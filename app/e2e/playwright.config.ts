import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../tools/browser.ts'
import { addresses, ports } from './places.ts'

const { executablePath, args, env } = await findBrowser()
const root = new URL('../..', import.meta.url).pathname

/** Journeys on the product as `npm start` serves it, with ports and data of their own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../../.tmp/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: addresses.app,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: env as Record<string, string> },
  },
  projects: [
    {
      name: 'phone',
      // What does not depend on the width is tried once.
      testIgnore: /keyboard|tabs|maintenance|dialogs|forcedColors/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      // The same for what most people do on a phone; the pages themselves are walked at both widths.
      testIgnore: /credentials|passwordReset|providers|deploy|lateParts|badInput|shop|embedded/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // The error catalogue: what it says is the same at both widths.
    { name: 'faults', testDir: 'faults', use: { viewport: { width: 1280, height: 800 } } },
    // Each case on a page of its own: a trace of everything would cost as much as the case. A quarter of them with every change, all by `npm run e2e:long`.
    { name: 'matrix', testDir: 'matrix', use: { trace: 'off' } },
    // It chooses its sizes itself.
    { name: 'pages', testDir: 'long', testMatch: /axe/ },
    // Walks of several minutes, run by `npm run e2e:long` and not with every change.
    ...(process.env.TSUDOI_LONG
      ? [{ name: 'long', testDir: 'long', testIgnore: /axe/, use: { viewport: { width: 1280, height: 800 } } }]
      : []),
  ],
  webServer: {
    command: 'node contracts/sandbox/reset.ts && exec node tools/start.ts',
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
      TSUDOI_SANDBOX_DATA: '.tmp/e2e-sandbox',
      DATABASE_URL: '',
    },
  },
})
