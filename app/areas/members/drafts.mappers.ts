import type { DraftRow } from '@tsudoi/design-system/screens/post/write/write.types'
import { paths } from '../../paths.ts'
import type { KeptDraft } from '../../session/postVault.ts'

/** Where a draft can be gone on with: its timeline, or the post that it is about. */
function hrefOf({ mode, type, typeId, postId }: KeptDraft): string | undefined {
  if (mode !== 'post') return paths.post(type, typeId, postId)
  return type === 'ip' ? paths.channelPosts(typeId) : undefined
}

export const draftId = ({ mode, type, typeId, postId, isDeleted }: KeptDraft) =>
  [isDeleted ? 'deleted' : 'draft', mode, type, typeId, postId].join('/')

/** A draft as /mypage lists it. */
export const draftView = (draft: KeptDraft): DraftRow => ({
  id: draftId(draft),
  mode: draft.mode,
  isDeleted: draft.isDeleted,
  text: draft.text,
  media: draft.media.length,
  time: new Date(draft.time).toISOString(),
  // What was deleted is nowhere to be gone on with: its text can be copied.
  href: draft.isDeleted ? undefined : hrefOf(draft),
})
