import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { cardFormPage, cardFormPath } from './hosting/headers.ts'
import { cardPolicy } from './hosting/contentPolicy.ts'
import { directImports } from './directImports.ts'
import { readDeployment } from './readDeployment.ts'
import { slimBuild } from './slimBuild.ts'

/**
 * Configuration of the build of the document with the card form. The document is built separately from the app and
 * shares no file with it, so that only its own imports run beside the card number.
 */
const config: InlineConfig = {
  configFile: false,
  root: 'app',
  logLevel: 'warn',
  plugins: [directImports(), slimBuild(), react(), tailwindcss()],
  resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
  build: {
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Lists only stylesheets as the files that an import() needs, because retryingPreload.ts would add every listed
      // file as a stylesheet.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: resolve('app', cardFormPage),
      treeshake: { propertyReadSideEffects: false },
      output: { entryFileNames: 'assets/card-[hash].js' },
    },
  },
}

/** Builds the card document. `more.build.outDir` must be an absolute path. */
export const buildCardDocument = (more: InlineConfig) => build(mergeConfig(config, more))

/**
 * In development, serves the card document at its URL with its content security policy, which also allows the inline
 * scripts that Vite's tools need.
 */
export function serveCardDocument(): Plugin {
  return {
    name: 'tsudoi-card-document',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] === cardFormPath) {
          request.url = `/${cardFormPage}`
          response.setHeader('Content-Security-Policy', cardPolicy(readDeployment(), { isDevelopment: true }))
        }
        next()
      })
    },
  }
}
