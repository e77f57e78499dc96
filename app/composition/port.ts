/**
 * A part that a shared folder needs from the areas, which it may not import. `provideAreaParts` fills it before the
 * first render.
 */
export interface Port<T> {
  provide: (part: T) => void
  /** The provided part. Throws if there is none. */
  get: () => T
}

/** @param name used in the error message */
export function createPort<T>(name: string): Port<T> {
  let part: T | undefined
  return {
    provide: (given) => void (part = given),
    get: () => {
      if (!part) throw new Error(`${name}: provideAreaParts() was not called`)
      return part
    },
  }
}
