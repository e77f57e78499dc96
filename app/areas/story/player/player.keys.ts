/**
 * Query keys of episodes' scripts. Separate from the keys of the story's pages, which are refetched after an episode
 * was read.
 */
export const storyScriptKeys = {
  episode: (ipId: string, groupId: string, episodeId: string, isMember: boolean) => [
    'story-script',
    ipId,
    groupId,
    episodeId,
    isMember,
  ],
}
