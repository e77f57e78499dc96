import { normaliseAscii } from './normaliseText.ts'
import { withoutUnit } from './withoutUnit.ts'

/**
 * The digits of one part of a date in any character width, with or without its unit (`年`): ２００４年 → 2004. Undefined
 * when the text contains anything else; an empty text has no digits (Q431).
 */
export function datePartOf(typed: string, unit: string): string | undefined {
  const text = withoutUnit(normaliseAscii(typed), unit)
  return /^\d*$/.test(text) ? text : undefined
}
