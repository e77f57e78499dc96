/** Loads `suspectOffline` with the first call that reached no server, and calls it. */
export const suspectOfflineLater = (): Promise<boolean> =>
  import('./suspectOffline.ts').then(({ suspectOffline }) => suspectOffline())
