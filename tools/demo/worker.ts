import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import type { DemoBuild } from '../../app/demo/worker/demoBuild.ts'

/** The browser's sides of what the sandbox has from Node. */
const sides: Readonly<Record<string, string>> = {
  'node:crypto': 'crypto.ts',
  'node:net': 'net.ts',
  'node:path': 'path.ts',
  'node:util': 'nodeUtil.ts',
  'node:zlib': 'zlib.ts',
  '@hono/node-server/conninfo': 'connInfo.ts',
  '@hono/node-server/serve-static': 'serveStatic.ts',
  './askNetwork.ts': 'askNetwork.ts',
  pg: 'pg.ts',
}

/** Node's parts come from the browser's sides, and one without is a fault of the build, not of a visit. */
function browserSides(): Plugin {
  return {
    name: 'tsudoi-demo-sides',
    enforce: 'pre',
    resolveId(name, importer) {
      const side = sides[name]
      if (side) return resolve('app/demo/node', side)
      if (!name.startsWith('node:') || importer?.includes('/node_modules/')) return undefined
      throw new Error(`${importer} imports ${name}, which has no browser side in app/demo/node.`)
    },
    transform(code, id) {
      // The worker hands the engine its files; else they would be in the bundle.
      if (!/\/pglite\/dist\//.test(id)) return undefined
      return { code: code.replaceAll(/new URL\("[^"]+",\s*import\.meta\.url\)/g, 'undefined'), map: null }
    },
  }
}

/** Builds the service worker as one classic script: not every browser runs modules there. */
export async function buildWorker(folder: string, demo: DemoBuild): Promise<void> {
  await build({
    configFile: false,
    // The engine's own files are warned of (eval, import.meta); what is wrong with ours is an error.
    logLevel: 'error',
    publicDir: false,
    plugins: [browserSides()],
    define: { DEMO: JSON.stringify(demo), 'import.meta.dirname': '""', 'import.meta.main': 'false' },
    resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: 'app/demo/worker/serviceWorker.ts',
        formats: ['iife'],
        name: 'tsudoiDemo',
        fileName: () => 'demoWorker.js',
      },
    },
  })
}
