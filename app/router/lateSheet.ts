let sheet: Promise<unknown> | undefined

/**
 * The look of everything but the landing pages, fetched once. A sheet that could not be fetched stays missing until the
 * page is loaded anew: asked for again, the bundler's loader takes the link that failed for one that is there.
 */
export const lateSheet = (): Promise<unknown> => (sheet ??= import('@tsudoi/design-system/late.css'))
