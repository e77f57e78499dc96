import { Buffer } from './buffer.ts'

/** Defines the Node globals that the sandbox uses. Must be imported first. */
Object.assign(globalThis, {
  Buffer,
  process: {
    // Allows the host name of this origin. Only the pages of this origin call the sandbox (runtime/http/ownHosts.ts).
    env: { NODE_ENV: 'production', TSUDOI_ALLOWED_HOSTS: location.hostname },
    // oxlint-disable-next-line no-console -- errors are for developers
    stderr: { write: (text: string) => console.error(text) },
  },
})
