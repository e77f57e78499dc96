import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['tsudoi-source', 'module', 'browser', 'development|production'] }
/** For test files in Node's environment, and for packages that load their version for Node. */
const ssr = { resolve: { conditions: ['tsudoi-source', 'module', 'node', 'development|production'] } }
const exclude = ['**/node_modules/**', '**/dist/**']
/** The long time limit for polling matters only on a busy machine, because polling ends when its condition is met. */
const node = { environment: 'node' as const, exclude, expect: { poll: { timeout: 60_000 } } }

/** Tests of contracts that start a sandbox with seeded data. */
const withSandbox = [
  'contracts/{clients,package,sandbox}/**/*.test.ts',
  'contracts/verification/scripts/spending.test.ts',
]

/** Vitest runs only tests of logic. Stories test visible behaviour, and Playwright runs journeys (CONTRIBUTING.md). */
export default defineConfig({
  test: {
    // One more than cores: while one worker loads modules or waits for a process, another uses its core.
    maxWorkers: availableParallelism() + 1,
    // No retry locally, because a flaky test is broken. In CI, TSUDOI_RETRIES retries it, and the report names it.
    retry: Number(process.env.TSUDOI_RETRIES ?? 0),
    projects: [
      {
        resolve,
        test: {
          ...node,
          name: 'contracts',
          // These files share only modules without state.
          isolate: false,
          include: ['contracts/**/*.test.ts'],
          exclude: [...exclude, 'contracts/consumer/*.pact.test.ts', ...withSandbox],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'pact',
          include: ['contracts/consumer/*.pact.test.ts'],
          globalSetup: ['contracts/consumer/freshPacts.ts'],
          env: { PACT_DO_NOT_TRACK: 'true' },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'sandbox',
          include: withSandbox,
          globalSetup: ['contracts/sandbox/testing/snapshot.ts'],
          // These files share only modules without state. Reloading PGlite and all handlers would take longer than most
          // of them.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...node,
          name: 'design-system',
          // Pure functions and renders without shared state. Loading React again for each file would take most of the
          // time.
          isolate: false,
          include: ['design-system/**/*.test.ts', 'design-system/**/*.test.tsx', 'stories/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...node,
          name: 'app',
          environment: 'happy-dom',
          // Each file still has its own window. Loading happy-dom again for each would take two thirds of the time.
          pool: 'vmThreads',
          include: ['app/**/*.test.ts', 'app/**/*.test.tsx'],
          exclude: [...exclude, 'app/e2e/**', 'app/**/*.sandbox.test.ts'],
          setupFiles: ['app/testing/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          ...node,
          // Tests of the app's rules, and of its server, against the sandbox's servers, in this process.
          name: 'app-sandbox',
          include: ['app/**/*.sandbox.test.ts'],
          globalSetup: ['contracts/sandbox/testing/snapshot.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'tools',
          // These files share only modules without state, and undo their changes of the environment.
          isolate: false,
          include: ['tools/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
