import type { StateUse } from './states.ts'

interface Pages<Request, Answer> {
  /** States with three entries; number 1 is the first in the list. */
  given: readonly StateUse[]
  /** The request for the one entry after the entry with this number; 0 starts from the beginning. */
  request: (after: number) => Request
  /** The answer with only the entry of this number. */
  answer: (number: number, hasNext: boolean) => Answer
  /** Dotted paths that must match exactly: `seek.hasNext`, the number of entries, and their ids. */
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

/** Adds a case that requests the last entry only: the page is full, but no further page exists. */
export const withFullLastPage = <Query extends object, Request extends { query: Query }>(
  request: Request,
): Request => ({
  ...request,
  query: { ...request.query, 'seek.limit': 1 },
})
