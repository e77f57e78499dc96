import { isValidElement } from 'react'

const isPart = (value: unknown) => typeof value === 'function' || isValidElement(value)

/** Whether a value is a plain object or a list. Others, such as a stream, are left alone: they may be cyclic. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !isValidElement(value) &&
  [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value) as null)

function restored(value: unknown, initial: unknown): unknown {
  if (value === initial) return value
  if (isPart(initial)) return isPart(value) ? value : initial
  if (!isObject(value) || !isObject(initial) || Array.isArray(value) !== Array.isArray(initial)) return value
  if (Array.isArray(value)) return value.map((each, at) => restored(each, initial[at]))
  const missing = Object.entries(initial).filter(([key, each]) => isPart(each) && !(key in value))
  const known = Object.entries(value).map(([key, each]) => [key, restored(each, initial[key])] as const)
  return Object.fromEntries([...missing, ...known])
}

/**
 * Puts the functions and elements of a story back into its edited args. When a designer edits one value of an object,
 * Storybook sends the whole object without them, and the screen would fail at the next press.
 */
export function restoreFunctions<T extends object>(args: T, initialArgs: object): T {
  const initial = initialArgs as Record<string, unknown>
  // A removed property stays removed: only the parts of an edited object are put back.
  return Object.fromEntries(Object.entries(args).map(([key, each]) => [key, restored(each, initial[key])])) as T
}

/** Shows functions in the table of properties as a word instead of their source. */
export function nameFunctions(value: unknown): void {
  if (typeof value === 'function')
    Object.defineProperty(value, 'toString', { value: () => '（関数）', configurable: true })
  else if (isObject(value)) for (const each of Object.values(value)) nameFunctions(each)
}
