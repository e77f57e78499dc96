/** Loads `checkForOffline` with the first call that reached no server, and calls it. */
export const lazyCheckForOffline = (): Promise<boolean> =>
  import('./checkForOffline.ts').then(({ checkForOffline }) => checkForOffline())
