/** Keys of the orders of coins: a purchase makes them stale. */
export const orderKeys = {
  all: ['orders'],
  /** Of a period. */
  between: (start?: string, end?: string) => [...orderKeys.all, start, end],
}
