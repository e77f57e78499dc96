/**
 * Data that is loading, failed to load, or is ready. Screens take it instead of several booleans. Loaded data stays
 * `ready` when a later refetch fails.
 */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; onRetry?: (() => void) | undefined }
  | { state: 'ready'; data: T }

/** The error message for the user: 事象・原因・対処 (design language). Texts come from the error catalogue. */
export interface Failure {
  /** What happened: ガチャを引けませんでした。 */
  title: string
  /** The cause, if known. */
  cause?: string | undefined
  /** The remedy: what the user can do now. */
  remedy?: string | undefined
  /** A sentence that says whether coins were used, if the caller knows it (text/untouched.ts). */
  coins?: string | undefined
}

/** The state of a `Loadable` that is being fetched. */
export const loading = { state: 'loading' } as const

/** Wraps loaded data in a `Loadable`. */
export function ready<T>(data: T): Loadable<T> {
  return { state: 'ready', data }
}
