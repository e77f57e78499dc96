/** Resolves after a number of milliseconds. The wait cannot be ended earlier. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
