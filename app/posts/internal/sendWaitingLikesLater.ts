/** Loads the code that sends likes, then sends the likes that the user pressed while offline. */
export const sendWaitingLikesLater = (): Promise<void> =>
  import('./like.mutations.ts').then(({ sendWaitingLikes }) => sendWaitingLikes())
