/**
 * What the app stores in the browser outside localStorage and sessionStorage (storageKeys.ts), and the channels and
 * locks between its tabs. `*` matches any text. Only tests read this list: it documents names and owners in one place.
 */
export const otherStorage = {
  /**
   * Cookies. `until: 'session'` means deleted with every logout and expired session; `clear` names the function that
   * does it.
   */
  cookies: [
    { name: 'token', owner: 'member', until: 'session', clear: 'tokenCookies.clear' },
    { name: 'refreshToken', owner: 'member', until: 'session', clear: 'tokenCookies.clear' },
    { name: 'firebaseToken', owner: 'member', until: 'session', clear: 'tokenCookies.clear' },
    { name: 'email-cache', owner: 'guest', until: 'session', clear: 'pendingSteps.clearAll' },
    { name: 'sns-email-cache', owner: 'guest', until: 'session', clear: 'pendingSteps.clearAll' },
    { name: 'reset-email', owner: 'guest', until: 'session', clear: 'pendingSteps.clearAll' },
    { name: 'pin-code-cache', owner: 'guest', until: 'session', clear: 'pendingSteps.clearAll' },
    { name: 'cookie-check', owner: 'device', until: 'session', clear: 'requireCookies' },
    { name: 'smart-banner-*', owner: 'device', until: 'always' },
  ],
  /** IndexedDB. */
  databases: [
    { name: 'tsudoi.vault.*/files', owner: 'member', until: 'ended', clear: 'dropFiles, dropOthers' },
    { name: 'firebaseLocalStorageDb', owner: 'member', until: 'session', clear: 'forgetRealtime' },
  ],
  /** Cache Storage: cached answers of each account, and the files of the build (offline/internal/worker.ts). */
  responseCaches: [
    { name: 'tsudoi.kept.*', owner: 'member', until: 'session', clear: 'deleteResponseCaches' },
    { name: 'tsudoi-files', owner: 'device', until: 'always' },
    { name: 'workbox-precache-*', owner: 'device', until: 'always' },
  ],
  /** BroadcastChannel: nothing is stored. */
  channels: ['tsudoi.session', 'tsudoi.player', 'tsudoi.blocks', 'tsudoi.notices', 'tsudoi.count.*'],
  /** Web Locks: nothing is stored. */
  locks: ['tsudoi.tokens', 'tsudoi.tokens.spare', 'tsudoi.pay.*', 'tsudoi.playing.*', 'tsudoi.talk.*'],
} as const
