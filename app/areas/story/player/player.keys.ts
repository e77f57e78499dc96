/** Scripts: apart from what the story's pages show, which is asked for anew once an episode was read. */
export const playerKeys = {
  episode: (ipId: string, groupId: string, episodeId: string, isMember: boolean) => [
    'story-script',
    ipId,
    groupId,
    episodeId,
    isMember,
  ],
}
