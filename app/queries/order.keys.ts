/** Keys of the orders of coins: a purchase makes them stale. */
export const orderKeys = {
  all: ['orders'],
  one: (id: string) => [...orderKeys.all, 'one', id],
  /** Of a period. */
  between: (start?: string, end?: string) => [...orderKeys.all, 'between', start, end],
}
