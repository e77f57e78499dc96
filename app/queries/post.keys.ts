/** What a timeline belongs to (Q51): `type` and `typeId` of C087. */
export interface Timeline {
  type: string
  typeId: string
}

/** Where a post is: C089. */
export interface PostAddress extends Timeline {
  postId: string
}

/** Everything that is read of posts. */
export const postsKey = ['posts']

export const postKeys = {
  /** Every list of posts: timelines and answers. */
  lists: [...postsKey, 'list'],
  timeline: ({ type, typeId }: Timeline, isOfficialOnly = false) =>
    [...postKeys.lists, type, typeId, isOfficialOnly ? 'official' : 'everybody'] as const,
  /** Comments on a post, replies to a comment: the oldest first. */
  answers: ({ type, typeId, postId }: PostAddress) => [...postKeys.lists, type, typeId, 'answers', postId] as const,
  /** One's own, as long as the list of answers does not reach them. */
  ownAnswers: ({ type, typeId, postId }: PostAddress) =>
    [...postKeys.lists, type, typeId, 'own-answers', postId] as const,
  /** The posts that are open by themselves. */
  ones: [...postsKey, 'one'],
  one: ({ type, typeId, postId }: PostAddress) => [...postKeys.ones, type, typeId, postId] as const,
  /** What has been posted since a timeline was read. */
  latest: ({ type, typeId }: Timeline, isOfficialOnly = false) =>
    [...postsKey, 'latest', type, typeId, isOfficialOnly ? 'official' : 'everybody'] as const,
}
