import { clampText } from '@tsudoi/design-system/text/graphemes'
import { isVisible } from '@tsudoi/design-system/text/userText'

/** Graphemes of a name from an address; the host keeps shorter ones, but anybody can write an address (X8, Q169). */
const nameLimit = 60

/** A zero-width joiner holds a family together; other characters of control and direction are no part of a name. */
const unseen = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name as an address gives it: what can be seen of it, and no more of that than a line can show. */
export const nameInAddress = (name = ''): string =>
  isVisible(name) ? clampText(name.toWellFormed().replace(unseen, ''), nameLimit) : ''
