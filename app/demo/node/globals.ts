import { Buffer } from 'buffer/'

/** What Node has everywhere, as far as the sandbox uses it. Comes before everything else. */
Object.assign(globalThis, {
  Buffer,
  process: {
    // Nobody but pages of this address calls, whatever it is called (runtime/http/ownHosts.ts).
    env: { NODE_ENV: 'production', TSUDOI_ALLOWED_HOSTS: location.hostname },
    // oxlint-disable-next-line no-console -- what went wrong is for whoever looks for it
    stderr: { write: (text: string) => console.error(text) },
  },
})
