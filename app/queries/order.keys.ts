/** Query keys of coin orders. A purchase makes them stale. */
export const orderKeys = {
  all: ['orders'],
  one: (id: string) => [...orderKeys.all, 'one', id],
  /** Key of the orders of a period. */
  between: (start?: string, end?: string) => [...orderKeys.all, 'between', start, end],
}
