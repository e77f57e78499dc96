import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['tsudoi-source', 'module', 'browser', 'development|production'] }
const exclude = ['**/node_modules/**', '**/dist/**']
/** A wait ends with what it waits for; a machine that is busy takes its time. */
const node = { environment: 'node' as const, exclude, expect: { poll: { timeout: 60_000 } } }

/** Logic only: what is seen is tested by stories, and journeys by Playwright (CONTRIBUTING.md, "Tests"). */
export default defineConfig({
  test: {
    // Vitest leaves one core idle unless told otherwise: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          ...node,
          name: 'contracts',
          // They share nothing but modules without a state.
          isolate: false,
          include: ['contracts/**/*.test.ts'],
          exclude: [...exclude, 'contracts/consumer/*.pact.test.ts', 'contracts/{clients,package,sandbox}/**'],
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
          include: ['contracts/{clients,package,sandbox}/**/*.test.ts'],
          globalSetup: ['contracts/sandbox/testing/snapshot.ts'],
          // Its files share nothing but modules without a state; loading PGlite and all handlers anew takes longer than
          // most of them.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          ...node,
          name: 'design-system',
          // Pure functions and renders that share nothing: most of the time would be to load React for each file anew.
          isolate: false,
          include: ['design-system/**/*.test.ts', 'design-system/**/*.test.tsx', 'stories/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          ...node,
          name: 'app',
          environment: 'happy-dom',
          // Each file still has a window of its own; loading happy-dom anew for each would be two thirds of the time.
          pool: 'vmThreads',
          include: ['app/**/*.test.ts', 'app/**/*.test.tsx'],
          exclude: [...exclude, 'app/e2e/**', 'app/**/*.sandbox.test.ts'],
          setupFiles: ['app/testing/setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          ...node,
          // The app's rules against the sandbox's hosts, in this process.
          name: 'app-sandbox',
          include: ['app/**/*.sandbox.test.ts'],
          globalSetup: ['contracts/sandbox/testing/snapshot.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...node, name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 } },
    ],
  },
})
