/** The box of presents: its own area shows it, and the member's page counts it. */
export const presentKeys = {
  all: ['presents'],
  list: (order: 'latest' | 'oldest') => [...presentKeys.all, order],
  waiting: () => [...presentKeys.all, 'waiting'],
  history: () => [...presentKeys.all, 'history'],
}
