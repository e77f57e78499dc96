/** Loads `PostTimeline`, `OwnLatestPosts` and `PostPage`, for a page that shows no posts at first. */
export const loadTimeline = () => import('./lazyPosts.tsx')
