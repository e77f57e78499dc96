import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { additionalHosts } from './contracts/sandbox/runtime/http/ownHosts.ts'
import { serveCardDocument } from './tools/cardDocument.ts'
import { chainAfterPreloadPlugin } from './tools/chainAfterPreload.ts'
import { chunkGroups } from './tools/chunkGroups.ts'
import { directImports } from './tools/directImports.ts'
import { earlyScript } from './tools/earlyScript.ts'
import { slimBuild } from './tools/slimBuild.ts'
import { pageFiles } from './tools/pageFiles.ts'
import { moveTitlesToPages } from './tools/moveTitlesToPages.ts'
import { hostAddresses } from './contracts/sandbox/runtime/ports.ts'
import { appPort } from './tools/ports.ts'

/**
 * The app calls its three servers through its own origin (`/hosts/app`, `/hosts/user`, `/hosts/payment`). This server
 * and the production server forward the calls: no preflight requests, one connection, and no rebuild when a port
 * changes.
 */
const proxy = Object.fromEntries(
  Object.entries(hostAddresses()).map(([host, target]) => [
    `/hosts/${host}`,
    { target, rewrite: (path: string) => path.slice(`/hosts/${host}`.length) },
  ]),
)

/** Resolves the workspaces to their sources, not to their published files. */
const conditions = ['tsudoi-source', 'module', 'browser', 'development|production']

/** The router publishes two builds, and its default one includes warnings. The production build is used instead. */
const routerForProduction = [
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
]

/**
 * The React Compiler optimises the app's own components. In the built app it skips the pure components: its caches made
 * the first load 10 kB (gzip) larger there, and no interaction measurably faster. Vite transforms their JSX.
 */
const pure = [/\/design-system\//, /\/node_modules\//]

const pages = await pageFiles()

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'app',
  // `slimBuild` must be first, because it expects the original source.
  plugins: [
    slimBuild(),
    directImports(),
    moveTitlesToPages(pages),
    react({ compiler: true, exclude: command === 'build' ? pure : [] }),
    tailwindcss(),
    earlyScript(),
    chainAfterPreloadPlugin,
    serveCardDocument(),
  ],
  resolve: { conditions, alias: command === 'build' && !isSsrBuild ? routerForProduction : [] },
  ssr: { resolve: { conditions } },
  server: { host: '127.0.0.1', port: appPort(), strictPort: true, allowedHosts: additionalHosts(), proxy },
  build: {
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Lazy engines (films, Firebase) exceed Vite's 500 kB. What a page loads has limits in tools/chunks.test.ts.
    chunkSizeWarningLimit: 1_500,
    // Scripts are preloaded by the early script, and a link preloads its page before it is pressed. Vite's table of
    // preloads would add 3 kB to the first load of every visit. The polyfill would delay the browsers that do not need
    // it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // `chunkGroups` decides which chunk contains a module. If one file imports a module eagerly and another one by
      // import(), that import() loads no separate file. This is intended, so the warning is off.
      checks: { ineffectiveDynamicImport: false },
      // No module that we load has a getter with side effects, so unused classes that extend `React.Component` can be
      // removed.
      treeshake: { propertyReadSideEffects: false },
      // The first load contains the name of every file. 42 bits are enough to distinguish them, and each further letter
      // would be repeated two hundred times.
      output: isSsrBuild
        ? { codeSplitting: false }
        : { codeSplitting: chunkGroups(pages), chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
}))
