/**
 * Query keys of the present box. The area of the box uses them, and the member's page, which shows the number of
 * presents.
 */
export const presentKeys = {
  all: ['presents'],
  list: (order: 'latest' | 'oldest') => [...presentKeys.all, order],
  waiting: () => [...presentKeys.all, 'waiting'],
  history: () => [...presentKeys.all, 'history'],
}
