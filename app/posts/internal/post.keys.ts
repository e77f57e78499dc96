/** The owner of a timeline: `type` and `typeId` of C087 (Q51). */
export interface Timeline {
  type: string
  typeId: string
}

/** A post's address on the server (C089). */
export interface PostAddress extends Timeline {
  postId: string
}

/** The key of everything fetched about posts. */
export const postsKey = ['posts']

/** Query keys of posts. */
export const postKeys = {
  /** All lists of posts: timelines and answers. */
  lists: [...postsKey, 'list'],
  timeline: ({ type, typeId }: Timeline, isOfficialOnly = false) =>
    [...postKeys.lists, type, typeId, isOfficialOnly ? 'official' : 'everybody'] as const,
  /** Comments on a post or replies to a comment, the oldest first. */
  answers: ({ type, typeId, postId }: PostAddress) => [...postKeys.lists, type, typeId, 'answers', postId] as const,
  /** The reader's own answers that the list of answers has not reached yet. */
  ownAnswers: ({ type, typeId, postId }: PostAddress) =>
    [...postKeys.lists, type, typeId, 'own-answers', postId] as const,
  /** Posts that are open by themselves. */
  ones: [...postsKey, 'one'],
  one: ({ type, typeId, postId }: PostAddress) => [...postKeys.ones, type, typeId, postId] as const,
  /** Posts published since a timeline was loaded. */
  latest: ({ type, typeId }: Timeline, isOfficialOnly: boolean) =>
    [...postsKey, 'latest', type, typeId, isOfficialOnly ? 'official' : 'everybody'] as const,
}
