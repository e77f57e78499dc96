import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { slimSchemas, withoutChecks } from './slimSchemas.ts'

/**
 * Matches assignments of names for React's developer tools, which keep the bundler from removing unused code of the
 * router: forms, fetchers, and the scripts of its framework mode.
 */
const displayName = /^\w+\.displayName = "\w+";$/gm
/**
 * Matches the positions before calls of React functions without side effects, which a bundler cannot recognise by
 * itself.
 */
const pureCall = /(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g

/**
 * A build plugin that lets the bundler remove unused code from the router's production build. If a new version of the
 * router has another format, nothing matches, and the limit in chunks.test.ts fails.
 */
const router: Plugin = {
  name: 'tsudoi-slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: code.replace(displayName, '').replace(pureCall, '/* @__PURE__ */ '), map: null }),
  },
}

/** Matches the documentation of an endpoint, which the app does not read: it is for people and other tools. */
const documentation = /^ {2}(?:(?:summary|why|source):\s+(?:'[^'\n]*'|"[^"\n]*")|grants: true),\n/gm

const contracts: Plugin = {
  name: 'tsudoi-slim-contracts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contracts\/.+\.endpoints\.ts$/ },
    handler: (code) => ({ code: slimSchemas(code.replace(documentation, '')), map: null }),
  },
}

const requestFields: Plugin = {
  name: 'tsudoi-slim-request-fields',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contracts\/requestFields\.ts$/ },
    handler: (code) => ({ code: slimSchemas(withoutChecks(code)), map: null }),
  },
}

/**
 * Matches the id of a page's row in the specification, which only tests and tools read. The list of pages is in the
 * first load of every visit.
 */
const rows = /^ *id: '(?:R\d{3}|ours)',\n|(?<=\{) id: '(?:R\d{3}|ours)',/gm

const pages: Plugin = {
  name: 'tsudoi-slim-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/(?:(?:areas\/)?\w+\/\w+\.)?pages\.ts$/ },
    handler: (code) => ({ code: code.replace(rows, ''), map: null }),
  },
}

const icons: Plugin = {
  name: 'tsudoi-slim-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => ({
      code: `export { slimIcon as default } from ${JSON.stringify(resolve('tools/slimIcon.ts'))}`,
      map: null,
    }),
  },
}

const preload: Plugin = {
  name: 'tsudoi-slim-preload',
  apply: 'build',
  transform: {
    // oxlint-disable-next-line no-control-regex -- a virtual module's id begins with it
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `export { preload as __vitePreload } from ${JSON.stringify(resolve('tools/retryingPreload.ts'))}`,
      map: null,
    }),
  },
}

/**
 * Matches storage keys that end with the session: the built app handles unlisted keys in this way. Only tests read a
 * key's owner and shape.
 */
const sessionKeys = /^ {2}session: \[\n(?: {4}\[.*\],\n)+ {2}\],\n/m
const keyRows = /(?:^ {4}\['\S+', '\w+', '\w+'\],\n)+/gm

/** Merges the storage keys of each lifetime into one pattern. */
export const shortenStorageKeys = (code: string): string =>
  code.replace(sessionKeys, '').replace(
    keyRows,
    (rows) =>
      `['${rows
        .split('\n')
        .flatMap((row) => row.split("'")[1] ?? [])
        .join('|')}'],\n`,
  )

const storage: Plugin = {
  name: 'tsudoi-slim-storage',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/storage\/storageKeys\.ts$/ },
    handler: (code) => ({ code: shortenStorageKeys(code), map: null }),
  },
}

/** Build plugins that remove code which no browser needs. */
export const slimBuild = (): Plugin[] => [router, contracts, requestFields, pages, storage, icons, preload]
