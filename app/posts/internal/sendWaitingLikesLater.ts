/** Loads the sending of likes, then sends those that were pressed offline. */
export const sendWaitingLikesLater = (): Promise<void> =>
  import('./like.mutations.ts').then(({ sendWaitingLikes }) => sendWaitingLikes())
