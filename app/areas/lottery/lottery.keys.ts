/** Query keys of a lottery. `viewer` separates the answers by viewer, because they contain own entries and results. */
export const lotteryKeys = {
  one: (id: string, ...viewer: unknown[]) => ['lottery', id, ...viewer],
}

/** Keys of the mutations about a lottery. */
export const lotteryMutations = { buy: ['lottery', 'buy'], select: ['lottery', 'select'] }
