/** Query keys of the collection. */
export const collectionKeys = {
  all: ['collection'],
  list: (kind: string) => [...collectionKeys.all, kind],
  privilegeStory: (groupId: string) => [...collectionKeys.all, 'privilege-story', groupId],
  seats: (ipId: string) => [...collectionKeys.all, 'seats', ipId],
}
