import type { Plugin } from 'vite'

/** Packages that the app loads only on a press or after the first view, and that work only in a browser. */
const engines = ['hls.js', 'livekit-client', 'firebase', '@firebase', 'qr', '@simplewebauthn/browser', 'client-zip']

const importOfDns = 'new Function("s","return import(s)")("node:dns/promises")'

/**
 * A build plugin that leaves these packages (for films, calls, messages, codes, passkeys and exports) out of the
 * server: no rendering uses them, and they would be half of the server's size. A CommonJS module replaces each, because
 * its exports are not checked, so that modules which import names from it can be built.
 */
export const withoutBrowserEngines = (): Plugin => ({
  name: 'tsudoi-without-browser-engines',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`/node_modules/(?:${engines.map((name) => name.replace('.', '\\.')).join('|')})/`) },
    handler: () => ({ code: 'module.exports = {}', map: null }),
  },
  // Removes the code with which satori resolves the addresses of pictures to fetch, because cards pass their pictures
  // as data.
  transform: {
    filter: { id: /\/node_modules\/satori\/dist\/standalone\.js$/ },
    handler: (code) => ({ code: code.replace(importOfDns, 'Promise.reject()'), map: null }),
  },
})
