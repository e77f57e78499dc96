import { isValidElement } from 'react'
import { hostileTexts } from './examples/hostileTexts.ts'

/** Whether a string is a text for people: it has Japanese letters, and is no path and no URL. */
const isText = (value: string) => /[ぁ-んァ-ヶ一-龠]/.test(value) && !/^(\/|#|https?:)/.test(value)

/** A function that returns the text to show instead of the text at a position (0, 1, …). */
type Replacement = (text: string, at: number) => string

const isPlainObject = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as null)

function replaced(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return isText(value) ? replace(value) : value
  if (Array.isArray(value)) return value.map((each) => replaced(each, replace))
  if (typeof value !== 'object' || value === null || isValidElement(value) || !isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, replace)]))
}

/**
 * Copies a story's args with other texts. Ids, links, dates, functions and elements stay the same. All texts that have
 * the same value get the same replacement, and different texts different ones, because a screen may use them as keys.
 */
export function replaceTexts<T>(args: T, replacement: Replacement): T {
  const known = new Map<string, string>()
  const replace = (text: string) => {
    const next = known.get(text) ?? replacement(text, known.size)
    known.set(text, next)
    return next
  }
  return replaced(args, replace) as T
}

/** One of the hostile texts, in turn. */
export const hostileText: Replacement = (_, at) => `${hostileTexts[at % hostileTexts.length]} ${at}`

/** The text itself, repeated to about 150 letters without a space. */
export const longText: Replacement = (text) => text.replaceAll(/\s/g, '').repeat(Math.ceil(150 / text.length))
