/** Query keys of videos. Answers contain the member's purchases and progress, so guests have their own keys. */
export const videoKeys = {
  all: ['videos'],
  /** Key of all paged lists. */
  lists: ['videos', 'list'],
  list: (ipId: string, isMember: boolean) => [...videoKeys.lists, ipId, isMember],
  latest: (ipId: string, isMember: boolean) => ['videos', 'latest', ipId, isMember],
  one: (videoId: string, isMember: boolean) => ['videos', 'one', videoId, isMember],
  playlist: (playlistId: string, isMember: boolean) => ['videos', 'playlist', playlistId, isMember],
}

/** Query keys of special pages, which are the same for all users. */
export const specialKeys = {
  list: (ipId: string) => ['specials', 'list', ipId],
  latest: (ipId: string) => ['specials', 'latest', ipId],
}
