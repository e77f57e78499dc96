/** Resolves after a number of milliseconds. Nothing ends it earlier. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
