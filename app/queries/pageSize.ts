/** The page size of every list without a size of its own (S104, Q4). */
export const pageSize = 20
