/**
 * Query keys of stories. Answers contain the member's reading progress and unlocked episodes, so guests have their own
 * keys.
 */
export const storyKeys = {
  all: ['story'],
  list: (ipId: string, isMember: boolean) => ['story', 'list', ipId, isMember],
  group: (ipId: string, groupId: string, isMember: boolean) => ['story', 'group', ipId, groupId, isMember],
  /** The reader's names in a channel's stories. */
  reader: (ipId: string, isMember: boolean) => ['story-reader', ipId, isMember],
  tips: (ipId: string, isMember: boolean) => ['story-tips', ipId, isMember],
}
