import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addedHosts } from './contracts/sandbox/runtime/http/ownHosts.ts'
import { serveCardDocument } from './tools/cardDocument.ts'
import { chunks } from './tools/chunks.ts'
import { earlyScript } from './tools/earlyScript.ts'
import { lean } from './tools/lean.ts'
import { pageFiles } from './tools/pageFiles.ts'
import { titlesWithPages } from './tools/titlesWithPages.ts'
import { hostAddresses } from './contracts/sandbox/runtime/ports.ts'
import { appPort } from './tools/ports.ts'

/**
 * The app speaks to its three hosts at addresses of its own origin (`/hosts/app`, `/hosts/user`, `/hosts/payment`),
 * which this server and the production server pass on: no preflight, one connection, and nothing to rebuild when a port
 * moves.
 */
const proxy = Object.fromEntries(
  Object.entries(hostAddresses()).map(([host, target]) => [
    `/hosts/${host}`,
    { target, rewrite: (path: string) => path.slice(`/hosts/${host}`.length) },
  ]),
)

/** The workspaces' sources, not what they publish. */
const conditions = ['tsudoi-source', 'module', 'browser', 'development|production']

/** The router publishes two builds and points at the one with warnings; the other is for production. */
const routerForProduction = [
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
]

/**
 * The React Compiler looks after the app's wiring. In the built app it leaves the pure components alone: its caches
 * there made the first load 10 kB (gzip) heavier, and no interaction measurably faster. Vite turns their JSX itself.
 */
const pure = [/\/design-system\//, /\/node_modules\//]

const pages = await pageFiles()

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'app',
  // `lean` reads files as we wrote them, and comes first.
  plugins: [
    lean(),
    titlesWithPages(pages),
    react({ compiler: true, exclude: command === 'build' ? pure : [] }),
    tailwindcss(),
    earlyScript(),
    serveCardDocument(),
  ],
  resolve: { conditions, alias: command === 'build' && !isSsrBuild ? routerForProduction : [] },
  ssr: { resolve: { conditions } },
  server: { host: '127.0.0.1', port: appPort(), strictPort: true, allowedHosts: addedHosts(), proxy },
  build: {
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Preloads of scripts stand in the early script, and a link fetches its page before it is pressed: a table of which
    // file needs which would be 3 kB in everybody's first load. A polyfill would come before everything else for
    // browsers that do not need it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // `chunks` decides which file a module travels in, also where one place imports it early and another one late.
      // That such an import() loads no file of its own is intended, and no fault to warn of.
      checks: { ineffectiveDynamicImport: false },
      // Nothing we load has a getter that does something: a class that extends `React.Component` and is not used goes.
      treeshake: { propertyReadSideEffects: false },
      // The first load names every file: 42 bits tell them apart, and each further letter is there two hundred times.
      output: { codeSplitting: chunks(pages), chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
}))
