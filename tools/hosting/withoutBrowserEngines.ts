import type { Plugin } from 'vite'

/** Packages that the app loads on a press or after the first view, and that only work in a browser. */
const engines = ['hls.js', 'livekit-client', 'firebase', '@firebase']

const importOfDns = 'new Function("s","return import(s)")("node:dns/promises")'

/**
 * Leaves the engines of films, calls and messages out of the server: no render loads them, and they would be half of
 * its size. A CommonJS module in their place has no list of names, so that the modules which import them still build.
 */
export const withoutBrowserEngines = (): Plugin => ({
  name: 'tsudoi-without-browser-engines',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`/node_modules/(?:${engines.map((name) => name.replace('.', '\\.')).join('|')})/`) },
    handler: () => ({ code: 'module.exports = {}', map: null }),
  },
  // satori looks up the addresses of pictures that it fetches itself. Cards pass theirs as data.
  transform: {
    filter: { id: /\/node_modules\/satori\/dist\/standalone\.js$/ },
    handler: (code) => ({ code: code.replace(importOfDns, 'Promise.reject()'), map: null }),
  },
})
