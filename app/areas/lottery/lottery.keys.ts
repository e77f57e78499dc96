/** A lottery is another one for each who looks: own entries and results are in it. */
export const lotteryKeys = {
  one: (id: string, ...of: unknown[]) => ['lottery', id, ...of],
}

/** What is sent about a lottery. */
export const lotteryMutations = { buy: ['lottery', 'buy'], select: ['lottery', 'select'] }
