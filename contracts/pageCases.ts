import type { StateUse } from './states.ts'

interface Pages<Request, Answer> {
  /** Three entries, the first to come numbered 1. */
  given: readonly StateUse[]
  /** One entry after that number; 0: from the beginning. */
  request: (after: number) => Request
  /** The page with the entry of that number. */
  answer: (number: number, hasNext: boolean) => Answer
  /** Where the answer says that there is more: `seek.hasNext`; where the list is, and the ids of its entries. */
  exact: readonly string[]
}

/** First, middle and last page of a member's list with three entries, one entry a page. */
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

/** The same page, asked for one entry: where only one is left it is full, and still the last. */
export const justFull = <Query extends object, Request extends { query: Query }>(request: Request): Request => ({
  ...request,
  query: { ...request.query, 'seek.limit': 1 },
})
