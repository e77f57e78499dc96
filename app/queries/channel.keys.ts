/** Query keys of channels. Taking part in a campaign makes the overviews stale. */
export const channelKeys = {
  list: ['channels'],
  one: (id: string, isMember: boolean) => ['channel', id, isMember],
  overviews: ['channel-overview'],
  overview: (id: string) => [...channelKeys.overviews, id],
  programmes: (ids: readonly string[]) => ['channel-programmes', ids],
  follows: ['follows'],
  followLists: ['follow-list'],
  followList: (accountId?: string) => [...channelKeys.followLists, accountId],
}
