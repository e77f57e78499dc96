import { encodeUrlPart } from '../../encodeUrlPart.ts'
import { memberKeyPrefix } from '../../storage/memberVault.ts'
import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceStore } from '../../storage/textStore.ts'
import type { WritingTarget } from './writing.types.ts'

/**
 * What the user writes: a post, a comment, a reply or an edit. Drafts of each kind are stored separately, so that an
 * edit is never sent as a reply.
 */
export type WritingMode = 'post' | 'comment' | 'reply' | 'edit'

/**
 * Identifies a draft: the timeline that it is written for, and in `postId` the post that it answers or edits (empty for
 * a new post).
 */
export interface DraftPlace {
  mode: WritingMode
  type: string
  typeId: string
  postId: string
  /**
   * Only for a draft that another tab has replaced: the time of its last change, which makes the storage key unique.
   */
  aside?: string
}

/** The storage keys of all drafts of a member. */
export const postDraftKeys = (accountId: string) => deviceStore.keys(memberKeyPrefix(accountId))

/** The storage key of a draft, or of a deleted post that its author can still bring back as a draft. */
export function postDraftKey(
  accountId: string,
  { mode, type, typeId, postId, aside }: DraftPlace,
  isDeleted = false,
): StorageKey {
  const place = [isDeleted ? 'deleted' : 'draft', mode, type, typeId, postId, ...(aside ? [aside] : [])]
  return `${memberKeyPrefix(accountId)}${place.map(encodeUrlPart).join('/')}`
}

/** Identifies the stored draft of a target. */
export const draftPlaceOf = ({ type, typeId, mode, on }: WritingTarget): DraftPlace => ({
  mode,
  type,
  typeId,
  postId: on?.postId ?? '',
})

/** Whether the member has a draft for a target, for example of a post whose sending a reload has interrupted. */
export const hasPostDraft = (accountId: string, target: WritingTarget): boolean =>
  deviceStore.get(postDraftKey(accountId, draftPlaceOf(target))) !== undefined
