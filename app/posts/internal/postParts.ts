export { OwnLatest } from './OwnLatest.tsx'
export { PostPage } from './PostPage.tsx'
export { PostTimeline } from './PostTimeline.tsx'
