/**
 * A thing that is being fetched, could not be fetched, or is there. Screens take it instead of a pile of booleans; data
 * that is there stays `ready` when a later refetch fails.
 */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; onRetry?: () => void }
  | { state: 'ready'; data: T }

/** What a person is told when something failed: 事象・原因・対処 (design language). Texts come from the error catalogue. */
export interface Failure {
  /** What happened: ガチャを引けませんでした。 */
  title: string
  /** Why, where it is known. */
  cause?: string
  /** What to do now. */
  remedy?: string
  /** Whether coins moved, where the caller knows it (text/untouched.ts). */
  coins?: string
}

/** What a `Loadable` of anything is while it is being fetched. */
export const loading = { state: 'loading' } as const

/** Wraps data that is there. */
export function ready<T>(data: T): Loadable<T> {
  return { state: 'ready', data }
}
