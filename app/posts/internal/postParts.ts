export { OwnLatestPosts } from './OwnLatestPosts.tsx'
export { PostPage } from './PostPage.tsx'
export { PostTimeline } from './PostTimeline.tsx'
