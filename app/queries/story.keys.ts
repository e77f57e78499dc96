/** Stories: what a member has read and unlocked is in them, so a guest's answers are others. */
export const storyKeys = {
  all: ['story'],
  list: (ipId: string, isMember: boolean) => ['story', 'list', ipId, isMember],
  group: (ipId: string, groupId: string, isMember: boolean) => ['story', 'group', ipId, groupId, isMember],
  /** The names that a channel's stories call the reader by. */
  reader: (ipId: string, isMember: boolean) => ['story-reader', ipId, isMember],
  tips: (ipId: string, isMember: boolean) => ['story-tips', ipId, isMember],
}
