/** Identifies a timeline by its owner, such as a channel or a member: `type` and `typeId` of C087 (Q51). */
export interface Timeline {
  type: string
  typeId: string
}

/** Identifies a post on the server (C089). */
export interface PostAddress extends Timeline {
  postId: string
}

/** The first part of the key of every query about posts. */
export const postsKey = ['posts']

/** Query keys of posts. */
export const postKeys = {
  /** Key of all lists of posts: timelines and answers. */
  lists: [...postsKey, 'list'],
  timeline: ({ type, typeId }: Timeline, isOfficialOnly = false) =>
    [...postKeys.lists, type, typeId, isOfficialOnly ? 'official' : 'everybody'] as const,
  /** Key of the comments on a post, or of the replies to a comment, the oldest first. */
  answers: ({ type, typeId, postId }: PostAddress) => [...postKeys.lists, type, typeId, 'answers', postId] as const,
  /** Key of the reader's new answers that are not yet in the loaded part of the list of answers. */
  ownAnswers: ({ type, typeId, postId }: PostAddress) =>
    [...postKeys.lists, type, typeId, 'own-answers', postId] as const,
  /** Key of all posts that are loaded separately, for a page of their own. */
  ones: [...postsKey, 'one'],
  one: ({ type, typeId, postId }: PostAddress) => [...postKeys.ones, type, typeId, postId] as const,
  /** Key of the newest posts of all timelines. */
  latestOfAll: [...postsKey, 'latest'],
  /** Key of the posts published since a timeline was loaded. */
  latest: ({ type, typeId }: Timeline, isOfficialOnly: boolean) =>
    [...postKeys.latestOfAll, type, typeId, isOfficialOnly ? 'official' : 'everybody'] as const,
}
