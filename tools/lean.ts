import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Names for React's developer tools keep alive what nobody uses: forms, fetchers, scripts of the router's own
 * framework.
 */
const displayName = /^\w+\.displayName = "\w+";$/gm
/** Makes a value and nothing else, which a bundler cannot know of a call. */
const maker = /(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g

/**
 * Lets the bundler leave out of the router's production build what the app does not use. Should the router be published
 * in another form, nothing is found here, and the budget of chunks.test.ts says so.
 */
const router: Plugin = {
  name: 'tsudoi-lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: code.replace(displayName, '').replace(maker, '/* @__PURE__ */ '), map: null }),
  },
}

/** What an endpoint says to people and to other tools; the app itself reads none of it. */
const words = /^ {2}(?:(?:summary|why|source):\s+(?:'[^'\n]*'|"[^"\n]*")|grants: true),\n/gm

const contracts: Plugin = {
  name: 'tsudoi-lean-contracts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contracts\/.+\.endpoints\.ts$/ },
    handler: (code) => ({ code: code.replace(words, ''), map: null }),
  },
}

/** The specification's row of a page: for tests and tools. The map of pages is in everybody's first load. */
const rows = /^ *id: '(?:R\d{3}|ours)',\n|(?<=\{) id: '(?:R\d{3}|ours)',/gm

const pages: Plugin = {
  name: 'tsudoi-lean-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/(?:areas\/\w+\/\w+\.)?pages\.ts$/ },
    handler: (code) => ({ code: code.replace(rows, ''), map: null }),
  },
}

const icons: Plugin = {
  name: 'tsudoi-lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => ({
      code: `export { leanIcon as default } from ${JSON.stringify(resolve('tools/leanIcon.ts'))}`,
      map: null,
    }),
  },
}

const preload: Plugin = {
  name: 'tsudoi-lean-preload',
  apply: 'build',
  transform: {
    // oxlint-disable-next-line no-control-regex -- a virtual module's id begins with it
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `export { preload as __vitePreload } from ${JSON.stringify(resolve('tools/leanPreload.ts'))}`,
      map: null,
    }),
  },
}

/** What ends with the session is what the built app assumes of a key, and only tests read the owner and the shape. */
const sessionKeys = /^ {2}session: \[\n(?: {4}\[.*\],\n)+ {2}\],\n/m
const keyRows = /(?:^ {4}\['\S+', '\w+', '\w+'\],\n)+/gm

/** One row for each lifetime: its names, which are patterns. */
export const leanStorageKeys = (code: string): string =>
  code.replace(sessionKeys, '').replace(
    keyRows,
    (rows) =>
      `['${rows
        .split('\n')
        .flatMap((row) => row.split("'")[1] ?? [])
        .join('|')}'],\n`,
  )

const storage: Plugin = {
  name: 'tsudoi-lean-storage',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/session\/storageKeys\.ts$/ },
    handler: (code) => ({ code: leanStorageKeys(code), map: null }),
  },
}

/** Leaves out of the build what no reader's browser needs. */
export const lean = (): Plugin[] => [router, contracts, pages, storage, icons, preload]
