/**
 * Query keys of events. A member’s answers contain follows and viewing rights, so members and guests have separate
 * keys.
 */
export const eventKeys = {
  all: ['events'],
  lists: () => [...eventKeys.all, 'list'],
  list: (kind: string, isMember: boolean) => [...eventKeys.lists(), kind, isMember],
  followed: (accountId: string) => [...eventKeys.all, 'followed', accountId],
  one: (id: string, isMember: boolean) => [...eventKeys.all, 'one', id, isMember],
  episodes: () => ['event-episodes'],
  episode: (id: string, isMember: boolean, search: string) => [...eventKeys.episodes(), id, isMember, search],
  entry: (id: string) => ['event-entry', id],
}
