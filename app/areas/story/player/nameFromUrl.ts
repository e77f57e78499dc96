import { clampText } from '@tsudoi/design-system/text/graphemes'

/** Maximum number of graphemes of a name. The server's limit is lower, but a URL may contain anything (X8, Q169). */
const nameLimit = 60

/**
 * Invisible characters, control characters and direction marks. Joiners and combining marks are kept, because they are
 * parts of letters.
 */
const invisible = /(?![\u200d\p{M}])[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]/gu

/** Sanitizes a reader's name from a URL: removes invisible characters, and shortens it to what a line can show. */
export const nameFromUrl = (name = ''): string => clampText(name.toWellFormed().replace(invisible, ''), nameLimit)
