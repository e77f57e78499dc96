import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import type { DemoBuild } from '../../app/demo/worker/demoBuild.ts'

/** The Node modules that the sandbox imports, each with the file that replaces it in the browser. */
const sides: Readonly<Record<string, string>> = {
  'node:crypto': 'crypto.ts',
  'node:net': 'net.ts',
  'node:path': 'path.ts',
  'node:util': 'nodeUtil.ts',
  'node:zlib': 'zlib.ts',
  '@hono/node-server/conninfo': 'connInfo.ts',
  '@hono/node-server/serve-static': 'serveStatic.ts',
  './requestPage.ts': 'requestPage.ts',
  pg: 'pg.ts',
}

/**
 * Replaces Node modules by their browser versions. If a replacement is missing, the build fails, so that no visit does.
 */
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
      // Removes the engine's own code for loading its files, because the service worker passes them to the engine, and
      // the bundler would include the files.
      if (!/\/pglite\/dist\//.test(id)) return undefined
      return { code: code.replaceAll(/new URL\("[^"]+",\s*import\.meta\.url\)/g, 'undefined'), map: null }
    },
  }
}

/** Builds the demo's service worker as one classic script, because not every browser supports module workers. */
export async function buildDemoWorker(folder: string, demo: DemoBuild): Promise<void> {
  await build({
    configFile: false,
    // Shows only errors, because the database engine's own files cause warnings (eval, import.meta).
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
