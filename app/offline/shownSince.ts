import type { Query } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'

/** When the host gave what a query holds, where that was before this visit; by the query's name. */
const keptTimes = new Map<string, number>()

/**
 * Of the answers that stood in since queries were last at rest, when the oldest one came. Which query takes which is
 * not known: while several are under way, all of them count as that old.
 */
let standingIn = Infinity

let isWatching = false

/** A query that has its answer while one stands in takes its time over; the host's own word counts as of now. */
function watchKeptQueries(): void {
  if (isWatching) return
  isWatching = true
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (standingIn < Infinity) keptTimes.set(event.query.queryHash, standingIn)
    else keptTimes.delete(event.query.queryHash)
    if (queryClient.isFetching() === 0) standingIn = Infinity
  })
}

/** An answer of that time is about to be handed over for one that could not be had. */
export function standIn(time: number): void {
  watchKeptQueries()
  standingIn = Math.min(standingIn, time)
}

/** Everything on the page is of that time, until the host says it again. */
export function markShown(time: number): void {
  watchKeptQueries()
  for (const { queryHash, state } of queryClient.getQueryCache().getAll())
    if (state.data !== undefined) keptTimes.set(queryHash, time)
}

/** Asks anew for what is shown as it had been kept. */
export const renewShown = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryHash }) => keptTimes.has(queryHash) })

const timeOf = ({ queryHash, state }: Query) => keptTimes.get(queryHash) ?? state.dataUpdatedAt

/** As of when the page on the screen is, in milliseconds: its oldest part counts. Undefined: nothing of it is there. */
export function shownSince(): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
  return shown.length > 0 ? Math.min(...shown.map(timeOf)) : undefined
}
