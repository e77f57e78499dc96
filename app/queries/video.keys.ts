/** Videos: what a member has opened and seen is in them, so a guest's answers are others. */
export const videoKeys = {
  all: ['videos'],
  /** By page, and the latest few of a channel's own page. */
  lists: ['videos', 'list'],
  list: (ipId: string, isMember: boolean) => [...videoKeys.lists, ipId, isMember],
  latest: (ipId: string, isMember: boolean) => ['videos', 'latest', ipId, isMember],
  one: (videoId: string, isMember: boolean) => ['videos', 'one', videoId, isMember],
  playlist: (playlistId: string, isMember: boolean) => ['videos', 'playlist', playlistId, isMember],
}

/** Special pages are the same for everybody. */
export const specialKeys = {
  list: (ipId: string) => ['specials', 'list', ipId],
  latest: (ipId: string) => ['specials', 'latest', ipId],
}
