import type { DraftRow } from '@tsudoi/design-system/screens/post/write/write.types'
import { paths } from '../../paths.ts'
import { embeddedTimelineHref, composerHref, type StoredDraft } from '../../posts/posts.ts'

/** URL at which the member can continue a draft: the page of its timeline, or of the post that it answers or edits. */
function hrefOf({ mode, type, typeId, postId }: StoredDraft): string {
  if (mode !== 'post') return paths.post(type, typeId, postId)
  // The page of the timeline. Only the timeline of a channel has its own page; other timelines are part of a page.
  return type === 'ip' ? paths.channelPosts(typeId) : embeddedTimelineHref({ type, typeId })
}

/** An id that is unique among the member's drafts on this device. */
export const draftId = ({ mode, type, typeId, postId, aside = '', isDeleted }: StoredDraft) =>
  [isDeleted ? 'deleted' : 'draft', mode, type, typeId, postId, aside].join('/')

/** A draft of a post as /mypage lists it. */
export const draftView = (draft: StoredDraft): DraftRow => ({
  id: draftId(draft),
  mode: draft.mode,
  isDeleted: draft.isDeleted,
  text: draft.text,
  media: draft.media.length,
  time: new Date(draft.time).toISOString(),
  // No link for a draft about a deleted post, because the member cannot continue it. Its text can only be copied.
  href: draft.isDeleted ? undefined : composerHref(hrefOf(draft), draft.mode),
})
