import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { cardPage, cardPath } from './hosting/headers.ts'
import { cardPolicy } from './hosting/contentPolicy.ts'
import { deployment } from './deployment.ts'
import { lean } from './lean.ts'

/**
 * The document in which a card is typed in is built apart from the app: it shares no file with it, so that nothing runs
 * beside the card but what it imports itself.
 */
const config: InlineConfig = {
  configFile: false,
  root: 'app',
  logLevel: 'warn',
  plugins: [lean(), react(), tailwindcss()],
  resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
  build: {
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // leanPreload.ts adds what an import() names as stylesheets, so it may name nothing else.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: resolve('app', cardPage),
      treeshake: { propertyReadSideEffects: false },
      output: { entryFileNames: 'assets/card-[hash].js' },
    },
  },
}

/** Builds it; `more` names its folder, an absolute path. */
export const buildCardDocument = (more: InlineConfig) => build(mergeConfig(config, more))

/** In development the document stands at its address, too, with its policy; the tools of Vite need inline scripts. */
export function serveCardDocument(): Plugin {
  return {
    name: 'tsudoi-card-document',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] === cardPath) {
          request.url = `/${cardPage}`
          response.setHeader('Content-Security-Policy', cardPolicy(deployment(), { isDevelopment: true }))
        }
        next()
      })
    },
  }
}
