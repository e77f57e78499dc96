/** Query keys of the present box, which has its own area and is counted on the member's page. */
export const presentKeys = {
  all: ['presents'],
  list: (order: 'latest' | 'oldest') => [...presentKeys.all, order],
  waiting: () => [...presentKeys.all, 'waiting'],
  history: () => [...presentKeys.all, 'history'],
}
