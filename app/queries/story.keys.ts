/**
 * Query keys of stories. Their answers contain the member's reading progress and unlocked episodes, so guests have
 * separate keys.
 */
export const storyKeys = {
  all: ['story'],
  list: (ipId: string, isMember: boolean) => ['story', 'list', ipId, isMember],
  group: (ipId: string, groupId: string, isMember: boolean) => ['story', 'group', ipId, groupId, isMember],
  /** Key of the names by which a channel's stories address the reader. */
  reader: (ipId: string, isMember: boolean) => ['story-reader', ipId, isMember],
  tips: (ipId: string, isMember: boolean) => ['story-tips', ipId, isMember],
}
