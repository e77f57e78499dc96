import { decodeUrlPart } from '../../decodeUrlPart.ts'
import type { SpoilerSetting } from '@tsudoi/design-system/screens/post/write/write.types'
import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceStore, isSharedDevice, tabStore } from '../../storage/textStore.ts'
import { postDraftKey, postDraftKeys, type DraftPlace, type WritingMode } from './postDraftKeys.ts'

/** A picture or a video of a draft. Its file is stored separately (draftFiles.ts). */
export interface DraftMedia {
  id: string
  kind: 'image' | 'video'
  name: string
  alt: string
  /** Size of the file that is uploaded, in pixels. */
  width: number
  height: number
  /** The upload of the file, which the server stores for a day. */
  upload?: { mediaId: string; url: string; time: number } | undefined
}

/** A post, or an edit, whose sending got no answer: the server may have received it. */
export interface UnconfirmedSend {
  text: string
  mediaIds: string[]
  /** When it was first sent, in milliseconds by the server's clock. */
  since: number
}

/** The content of a draft. */
export interface PostDraft {
  text: string
  media: DraftMedia[]
  /** When the draft was last changed, in milliseconds by the device's clock. */
  time: number
  unsure?: UnconfirmedSend | undefined
  /** The cover against spoilers, once the user has set it. */
  spoiler?: SpoilerSetting | undefined
  /** The text that the post had when the user began to edit it. */
  base?: string | undefined
  /** Whether this draft was a post that its author has deleted. */
  isDeleted?: true
}

/** A stored draft with the place that it is written for. */
export type StoredDraft = DraftPlace & PostDraft

/** Parses the storage key of a draft. Returns undefined for a key that the app did not write. */
function placeOf(key: string): DraftPlace | undefined {
  const parts = key.split('/').map(decodeUrlPart)
  if (parts.includes(undefined)) return undefined
  const [, , mode = 'post', type = '', typeId = '', postId = '', aside] = parts
  return { mode: mode as WritingMode, type, typeId, postId, ...(aside && { aside }) }
}

/** The stored draft. Undefined if an older build or the user has stored something else. */
function draftAt(key: StorageKey): PostDraft | undefined {
  const draft = deviceStore.getJson(key) as Partial<PostDraft> | null | undefined
  if (typeof draft?.text !== 'string' || !Array.isArray(draft.media)) return undefined
  const { base, unsure, spoiler, ...rest } = draft
  return {
    ...rest,
    text: draft.text,
    media: draft.media.filter(isMedia),
    time: Number(draft.time) || 0,
    ...(typeof base === 'string' && { base }),
    ...(isUnsure(unsure) && { unsure }),
    ...(isSpoilerSetting(spoiler) && { spoiler }),
  }
}

function isMedia(value: unknown): value is DraftMedia {
  const { id, kind, name, alt, width, height } = (value ?? {}) as Partial<DraftMedia>
  const areTexts = [id, name, alt].every((text) => typeof text === 'string')
  return areTexts && (kind === 'image' || kind === 'video') && Number.isFinite(width) && Number.isFinite(height)
}

function isUnsure(value: unknown): value is UnconfirmedSend {
  const { text, mediaIds, since } = (value ?? {}) as Partial<UnconfirmedSend>
  return typeof text === 'string' && Array.isArray(mediaIds) && Number.isFinite(since)
}

function isSpoilerSetting(value: unknown): value is SpoilerSetting {
  const { isOn, label } = (value ?? {}) as Partial<SpoilerSetting>
  return typeof isOn === 'boolean' && typeof label === 'string'
}

const isEmpty = ({ text, media, unsure, base, spoiler }: PostDraft) =>
  !unsure && media.length === 0 && (base === undefined ? text.trim() === '' : text === base && !spoiler)

/**
 * A member's unpublished posts, by member, mode and place. They are stored on the device at each keystroke, so that
 * leaving the page loses nothing. A draft is deleted when the server has stored the post, or when its member logs out
 * by a button (Q214).
 */
export const postDrafts = {
  read: (accountId: string, place: DraftPlace) => draftAt(postDraftKey(accountId, place)),
  /** Stores a draft. A draft that is empty or has only blanks is deleted instead. */
  write(accountId: string, place: DraftPlace, draft: PostDraft): void {
    const key = postDraftKey(accountId, place, draft.isDeleted)
    if (isEmpty(draft)) deviceStore.remove(key)
    else deviceStore.setJson(key, draft)
  },
  /** Stores a draft that another one replaces, under a separate key. */
  putAside(accountId: string, place: DraftPlace, draft: PostDraft): void {
    postDrafts.write(accountId, { ...place, aside: String(draft.time) }, draft)
  },
  /**
   * Whether the last change of the draft is stored on the device, and not only in this tab. On a shared device: whether
   * it is stored in the tab's storage.
   */
  isKept: (accountId: string, place: DraftPlace): boolean =>
    (isSharedDevice() ? tabStore : deviceStore).isKept(postDraftKey(accountId, place)),
  erase: (accountId: string, place: DraftPlace, isDeleted = false) =>
    deviceStore.remove(postDraftKey(accountId, place, isDeleted)),
  /** All drafts of a member, the latest first. */
  list: (accountId: string): StoredDraft[] =>
    postDraftKeys(accountId)
      .flatMap((key) => {
        const [place, draft] = [placeOf(key), draftAt(key)]
        return place && draft ? [{ ...place, ...draft }] : []
      })
      .toSorted((a, b) => b.time - a.time),
}
