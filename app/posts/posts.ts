/** Posts: timelines, threads, likes, drafts, blocks and reports (Q398). */

/** Timelines, the member's latest posts, and a post with its thread. Each is a skeleton until its code has loaded. */
export { OwnLatestPosts, PostPage, PostTimeline, preloadPosts } from './internal/lazyPosts.tsx'

/** Parts of posts that a page loads on demand, with `lazyModule` or `lazyComponent`. */
export { loadTimeline } from './internal/loadTimeline.ts'
export { loadReportDialog } from './internal/loadReportDialog.ts'
export { loadUndoBar } from './internal/loadUndoBar.ts'

/** The deleted posts that the user can still restore, for the undo bar. */
export { useDeletedPosts } from './internal/deletedPosts.ts'

/** Queries of lists and of single posts, and whether the user wants to see official posts only. */
export { accountPostsQuery, answersQuery, postQuery, timelineQuery } from './internal/post.queries.ts'
export { postSearchQuery } from './internal/postSearch.queries.ts'
export { readOfficialOnly } from './internal/officialOnly.ts'

/** Addresses of pages inside the host app, and of pages that open the composer to continue a draft. */
export { embeddedPostHref, embeddedTimelineHref } from './internal/embeddedPostHref.ts'
export { composerHref } from './internal/composerInUrl.ts'

/** A member's drafts on this device, their files and storage keys. */
export { postDrafts, type StoredDraft } from './internal/postDrafts.ts'
export { draftFiles } from './internal/draftFiles.ts'
export { postDraftKeys } from './internal/postDraftKeys.ts'

/** Blocks: a block is shown at once in every list of posts (S047). */
export { useBlockedAuthors } from './internal/useBlockedAuthors.ts'
export { blockMutation } from './internal/block.mutations.ts'
export { blockOfAccountQuery, blocksQuery, type BlockedUser } from './internal/block.queries.ts'

/** The likes that the user pressed while offline, and the function that sends them. */
export { waitingLikes } from './internal/waitingLikes.ts'
export { sendWaitingLikesLater } from './internal/sendWaitingLikesLater.ts'

/** A photo or video that is ready to be sent. For the journeys, and for the bench that measures the preparation. */
export type { PreparedMedia } from './internal/write/media/prepareMedia.ts'
