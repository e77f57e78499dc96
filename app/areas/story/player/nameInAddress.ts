import { clampText } from '@tsudoi/design-system/text/graphemes'

/** Graphemes of a name from an address; the host keeps shorter ones, but anybody can write an address (X8, Q169). */
const nameLimit = 60

/** Blank letters, controls and direction are no part of a name; a joiner and marks hold a letter together. */
const unseen = /(?![\u200d\p{M}])[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]/gu

/** A name as an address gives it: what can be seen of it, and no more of that than a line can show. */
export const nameInAddress = (name = ''): string => clampText(name.toWellFormed().replace(unseen, ''), nameLimit)
