/** One page of every list that has no size of its own (S104, Q4). */
export const pageSize = 20
