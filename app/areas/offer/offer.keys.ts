/**
 * Query keys of wish lists (リクエスト), which the server calls rooms. The lists and the rooms contain the same items, so a
 * change of one item is applied to all of them.
 */
export const offerKeys = {
  all: ['offers'],
  items: () => [...offerKeys.all, 'item'],
  item: (id: string) => [...offerKeys.items(), id],
  list: () => [...offerKeys.all, 'all'],
  rooms: () => [...offerKeys.all, 'room'],
  room: (id: string) => [...offerKeys.rooms(), id],
}
