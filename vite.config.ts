import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyScript } from './tools/earlyScript.ts'
import { hostAddresses, appPort } from './tools/ports.ts'

/**
 * The app speaks to its three hosts at addresses of its own origin (`/hosts/app`, `/hosts/user`, `/hosts/payment`), which
 * this server and the production server pass on: no preflight, one connection, and nothing to rebuild when a port moves.
 */
const proxy = Object.fromEntries(
  Object.entries(hostAddresses()).map(([host, target]) => [
    `/hosts/${host}`,
    { target, rewrite: (path: string) => path.slice(`/hosts/${host}`.length) },
  ]),
)

/** The workspaces' sources, not what they publish. */
const conditions = ['tsudoi-source', 'module', 'browser', 'development|production']

export default defineConfig({
  root: 'app',
  plugins: [react({ compiler: true }), tailwindcss(), earlyScript()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  server: { host: '127.0.0.1', port: appPort(), strictPort: true, proxy },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Preloads stand in the early script; a polyfill would come before everything else for browsers that do not need it.
    modulePreload: { polyfill: false },
  },
})
