/**
 * What the app stores in the browser outside localStorage and sessionStorage (storageKeys.ts), and the channels and
 * locks that its tabs share. `*` matches any text. Only tests read this list, which documents names and owners in one
 * place.
 */
export const otherStorage = {
  /**
   * The cookies. `until: 'session'` means that they are deleted by every logout and when a session expires; `clear`
   * names the function that deletes them.
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
  /** The databases in IndexedDB. */
  databases: [
    { name: 'tsudoi.vault.*/files', owner: 'member', until: 'ended', clear: 'dropFiles, dropOthers' },
    { name: 'firebaseLocalStorageDb', owner: 'member', until: 'session', clear: 'forgetRealtime' },
  ],
  /**
   * The caches in Cache Storage: the answers of each account, and the files of the build (offline/internal/worker.ts).
   */
  responseCaches: [
    { name: 'tsudoi.kept.*', owner: 'member', until: 'session', clear: 'deleteResponseCaches' },
    { name: 'tsudoi-files', owner: 'device', until: 'always' },
    { name: 'workbox-precache-*', owner: 'device', until: 'always' },
  ],
  /** The channels (BroadcastChannel), which store nothing. */
  channels: ['tsudoi.session', 'tsudoi.player', 'tsudoi.blocks', 'tsudoi.notices', 'tsudoi.coins', 'tsudoi.count.*'],
  /** The locks (Web Locks), which store nothing. */
  locks: ['tsudoi.tokens', 'tsudoi.tokens.spare', 'tsudoi.pay.*', 'tsudoi.playing.*', 'tsudoi.talk.*'],
} as const
