/** The list and the rooms contain the same items, so a tap changes all of them. */
export const offerKeys = {
  all: ['offers'],
  items: () => [...offerKeys.all, 'item'],
  item: (id: string) => [...offerKeys.items(), id],
  list: () => [...offerKeys.all, 'all'],
  rooms: () => [...offerKeys.all, 'room'],
  room: (id: string) => [...offerKeys.rooms(), id],
}
