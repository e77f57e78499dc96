let sheet: Promise<unknown> | undefined

/** Loads the stylesheet of everything but the landing pages, once. After a failed load the next call tries again. */
export const lateSheet = (): Promise<unknown> =>
  (sheet ??= import('@tsudoi/design-system/late.css').catch((error: unknown) => {
    sheet = undefined
    throw error
  }))
