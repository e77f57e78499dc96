import { defineConfig } from 'oxlint'
import { engines } from './tools/engines.ts'

/**
 * Project rules that the linter checks (CONTRIBUTING.md, "Where does my code live"). Each folder lists what it may not
 * import. The message includes the reason, because that is what the reader needs.
 */
const libraries = {
  axios: {
    group: ['axios'],
    message: 'Use call(): only contracts and app/api may import axios.',
  },
  query: { group: ['@tanstack/*'], message: 'Only app may import React Query: a screen takes a Loadable.' },
  router: {
    group: ['react-router', 'react-router-dom'],
    message: 'Only app may import the router: screens take hrefs and use AppLink.',
  },
  zustand: { group: ['zustand', 'zustand/*'], message: 'Only app/session may import zustand.' },
  radix: { group: ['@radix-ui/*'], message: 'Only design-system/components may import Radix.' },
  firebase: {
    group: ['firebase', 'firebase/*'],
    message: 'Only app/realtime may import firebase, which loads only if it is configured.',
  },
  cookies: { group: ['js-cookie'], message: 'Only app/session may use cookies.' },
}
const ours = {
  app: { group: ['**/app/**'], message: 'No other folder may import the app.' },
  contracts: {
    group: ['@tsudoi/contracts/*', '**/contracts/**'],
    message: 'Only app and contracts may know the shapes of answers.',
  },
  designSystem: {
    group: ['@tsudoi/design-system/*', '**/design-system/**'],
    message: 'Contracts may not import the design system.',
  },
  screens: { group: ['**/screens/**'], message: 'tokens ← components ← screens: one direction.' },
  components: { group: ['**/components/**'], message: 'tokens ← components ← screens: one direction.' },
  areas: {
    group: ['**/areas/**'],
    message: 'Shared folders import no area: the area provides its part in app/composition/areaParts.ts.',
  },
  internals: {
    regex: `/(${engines.join('|')})/internal/`,
    message: 'Import it from the public file of the engine, such as posts/posts.ts: internal/ is private (Q398).',
  },
  stories: { group: ['**/stories/**'], message: 'Only stories and tests may import the examples.' },
}

/**
 * A path out of the area's folder into another area, from a file this many folders deep in `app/areas`: one that climbs
 * exactly out of the folder, or one that climbs further and names `areas/`.
 */
const otherArea = (depth: number) => ({
  regex: String.raw`^(\.\./){${depth}}[^.]|/areas/`,
  message: 'No area imports another area: move what both need to a shared folder of app/.',
})

type Pattern = ({ group: string[] } | { regex: string }) & { message: string }
const forbid = (...patterns: Pattern[]): ['error', { patterns: Pattern[] }] => ['error', { patterns }]

const { axios, query, router, zustand, radix, firebase, cookies } = libraries
const inApp = [ours.stories, ours.internals]
const purity = ['window', 'document', 'localStorage', 'sessionStorage', 'fetch', 'location', 'navigator'].map(
  (name) => ({
    name,
    message: 'A screen is a function of its props.',
  }),
)
const noClock = 'A screen gets the time as a prop: `now`.'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    '**/dist/**',
    'storybook-static/**',
    'docs/**',
    'contracts/pacts/**',
    'contracts/openapi/**',
    // Compiled together with the generated client that they import (clients.test.ts).
    'contracts/clients/tours/**',
    '.sandbox/**',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'off',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
  },
  overrides: [
    {
      files: ['contracts/**'],
      rules: {
        'no-restricted-imports': forbid(
          ours.app,
          ours.designSystem,
          ours.stories,
          query,
          router,
          zustand,
          radix,
          firebase,
          cookies,
          axios,
        ),
      },
    },
    {
      files: [
        'contracts/client.ts',
        'contracts/watch.ts',
        'contracts/**/*.test.ts',
        'contracts/consumer/**',
        'contracts/verification/scripts/**',
      ],
      rules: { 'no-restricted-imports': forbid(ours.app, ours.designSystem, ours.stories) },
    },
    {
      files: ['design-system/**'],
      rules: {
        'no-restricted-imports': forbid(
          ours.app,
          ours.contracts,
          ours.stories,
          axios,
          query,
          router,
          zustand,
          radix,
          firebase,
          cookies,
        ),
      },
    },
    {
      files: ['design-system/tokens/**', 'design-system/text/**'],
      rules: {
        'no-restricted-imports': forbid(
          ours.app,
          ours.contracts,
          ours.components,
          ours.screens,
          ours.stories,
          axios,
          query,
          router,
          zustand,
          radix,
          firebase,
          cookies,
        ),
      },
    },
    {
      files: ['design-system/components/**'],
      rules: {
        'no-restricted-imports': forbid(
          ours.app,
          ours.contracts,
          ours.screens,
          ours.stories,
          axios,
          query,
          router,
          zustand,
          firebase,
          cookies,
        ),
      },
    },
    {
      files: ['design-system/screens/**'],
      rules: {
        'no-restricted-globals': ['error', ...purity],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: noClock },
          { object: 'Math', property: 'random', message: 'A screen is a function of its props.' },
        ],
      },
    },
    {
      files: ['stories/**'],
      rules: {
        'no-restricted-imports': forbid(
          ours.app,
          ours.contracts,
          axios,
          query,
          router,
          zustand,
          radix,
          firebase,
          cookies,
        ),
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['app/**'],
      rules: { 'no-restricted-imports': forbid(...inApp, ours.areas, axios, zustand, radix, firebase, cookies) },
    },
    {
      files: ['app/main.tsx', 'app/pages.ts', 'app/composition/**'],
      rules: { 'no-restricted-imports': forbid(...inApp, axios, zustand, radix, firebase, cookies) },
    },
    ...[1, 2, 3].map((depth) => ({
      files: [`app/areas/${'*/'.repeat(depth)}*`],
      rules: {
        'no-restricted-imports': forbid(...inApp, otherArea(depth), axios, zustand, radix, firebase, cookies),
      },
    })),
    {
      files: ['app/api/**'],
      rules: { 'no-restricted-imports': forbid(...inApp, ours.areas, query, router, radix, firebase, cookies) },
    },
    {
      files: ['app/session/**'],
      rules: { 'no-restricted-imports': forbid(...inApp, ours.areas, axios, radix, firebase) },
    },
    {
      files: ['app/realtime/**'],
      rules: { 'no-restricted-imports': forbid(...inApp, ours.areas, axios, query, router, zustand, radix, cookies) },
    },
    {
      // Tests may import every folder, but not the internals of an engine: its own tests are in its folder.
      files: ['app/**/*.test.ts', 'app/**/*.test.tsx', 'app/**/testing/**', 'app/e2e/**', 'app/development/**'],
      rules: { 'no-restricted-imports': forbid(ours.stories, ours.internals, zustand, radix, firebase) },
    },
    {
      files: ['tools/**'],
      rules: { 'no-restricted-imports': forbid(ours.internals) },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'app/e2e/**', 'stories/**'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'typescript/no-misused-promises': 'off' },
    },
    {
      files: [
        'tools/**',
        'contracts/**',
        '.storybook/**',
        '*.config.ts',
        'design-system/vite.config.ts',
        'design-system/tokens/**',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: ['*.config.ts', '**/*.config.ts', '.storybook/**', '**/*.stories.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
