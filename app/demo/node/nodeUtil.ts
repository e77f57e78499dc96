/** Replaces `node:util` in the browser: the parts that the sandbox uses (`node.test.ts`). */

type Callback = (error: Error | null, value: unknown) => void

/** `promisify` of `node:util`: wraps a function with a callback as one that returns a promise. */
export const promisify =
  (work: (...args: [...unknown[], Callback]) => void) =>
  (...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      work(...args, (error, value) => (error ? reject(error) : resolve(value)))
    })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Deep equality of values from JSON or forms; files are compared by identity. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (one instanceof Blob || other instanceof Blob) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isDeepStrictEqual(one[key], other[key]))
  )
}
