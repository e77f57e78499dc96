/**
 * Query keys of lotteries. `viewer` separates a member's answers from a guest's, because a member's answers contain the
 * member's entries and results.
 */
export const lotteryKeys = {
  one: (id: string, ...viewer: unknown[]) => ['lottery', id, ...viewer],
}

/** Mutation keys of buying entries and of choosing an item of a won prize. */
export const lotteryMutationKeys = { buy: ['lottery', 'buy'], select: ['lottery', 'select'] }
