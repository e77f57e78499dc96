import { dashes, normaliseAscii } from './normaliseText.ts'

/**
 * The digits of a typed number that names something (a card, a postal code), as ASCII: spaces and hyphens between
 * digits are dropped. Undefined when the text contains anything else; an empty text has no digits (Q431).
 */
export function digitsOf(typed: string): string | undefined {
  const text = normaliseAscii(typed).replace(dashes, '-')
  return text === '' || /^\d+(?:[\s-]+\d+)*$/.test(text) ? text.replace(/\D/g, '') : undefined
}
