let sheet: Promise<unknown> | undefined

/**
 * Loads the stylesheet of all pages except the landing pages, once. After a failed load the next call loads it again.
 */
export const loadLateStylesheet = (): Promise<unknown> =>
  (sheet ??= import('@tsudoi/design-system/late.css').catch((error: unknown) => {
    sheet = undefined
    throw error
  }))
