import type { StateUse } from './states.ts'

interface Pages<Request, Answer> {
  /** Provider states that create three entries; number 1 is the first in the list. */
  given: readonly StateUse[]
  /** Builds the request for the single entry that follows the entry with this number; 0 requests the first entry. */
  request: (after: number) => Request
  /** Builds the answer that contains only the entry with this number. */
  answer: (number: number, hasNext: boolean) => Answer
  /**
   * Dotted paths whose values must match exactly: `seek.hasNext`, the number of entries, and the ids of the entries.
   */
  exact: readonly string[]
}

/** Cases for the first, middle and last page of a list with three entries, one entry per page. */
export function pageCases<Request, Answer>({ given, request, answer, exact }: Pages<Request, Answer>) {
  const page = (number: number) => ({
    as: 'member' as const,
    given,
    request: request(number - 1),
    answer: answer(number, number < 3),
    exact,
  })
  return { firstPage: page(1), middlePage: page(2), lastPage: page(3) }
}

/** Adds a case that requests only the last entry: the page is full, but no further page exists. */
export const withFullLastPage = <Query extends object, Request extends { query: Query }>(
  request: Request,
): Request => ({
  ...request,
  query: { ...request.query, 'seek.limit': 1 },
})
