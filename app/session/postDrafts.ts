import type { StorageKey } from './storageKeys.ts'
import { deviceStore, isSharedDevice, tabStore } from './textStore.ts'
import { draftKeys } from './draftKeys.ts'
import { ofMember } from './memberVault.ts'

/** What is being written: each is kept apart, so that an edit is never sent as a reply. */
export type WritingMode = 'post' | 'comment' | 'reply' | 'edit'

/** What is written, and where: `postId` is what is answered to or changed, empty for a post. */
export interface DraftPlace {
  mode: WritingMode
  type: string
  typeId: string
  postId: string
  /** Of one that another draft of its place was written over in another tab: when that was. */
  aside?: string
}

/** A picture or a video of a draft; its file lies beside it (draftFiles.ts). */
export interface DraftMedia {
  id: string
  kind: 'image' | 'video'
  name: string
  alt: string
  /** Pixels of what is sent. */
  width: number
  height: number
  /** Its upload, which the host keeps for a day. */
  upload?: { mediaId: string; url: string; time: number }
}

/** A send that got no answer: the host may have it. */
export interface UnsureSend {
  text: string
  mediaIds: string[]
  /** Milliseconds of the server's clock, when it was sent first. */
  since: number
}

export interface PostDraft {
  text: string
  media: DraftMedia[]
  /** Milliseconds of the device's clock. */
  time: number
  unsure?: UnsureSend
  /** The text that an edit began with. */
  base?: string
  /** It was a post that its author has deleted. */
  isDeleted?: true
}

export type KeptDraft = DraftPlace & PostDraft

function keyOf(accountId: string, { mode, type, typeId, postId, aside }: DraftPlace, isDeleted = false): StorageKey {
  const place = [isDeleted ? 'deleted' : 'draft', mode, type, typeId, postId, ...(aside ? [aside] : [])]
  return `${ofMember(accountId)}${place.map(encodeURIComponent).join('/')}`
}

/** Undefined for a key that was written by hand. */
function placeOf(key: string): DraftPlace | undefined {
  try {
    const [, , mode = 'post', type = '', typeId = '', postId = '', aside] = key.split('/').map(decodeURIComponent)
    return { mode: mode as WritingMode, type, typeId, postId, ...(aside && { aside }) }
  } catch {
    return undefined
  }
}

/** Something else may lie there, left by an older build or by hand. */
function draftAt(key: StorageKey): PostDraft | undefined {
  const draft = deviceStore.getJson(key) as Partial<PostDraft> | null | undefined
  if (typeof draft?.text !== 'string' || !Array.isArray(draft.media)) return undefined
  const { base, unsure, ...rest } = draft
  return {
    ...rest,
    text: draft.text,
    media: draft.media.filter(isMedia),
    time: Number(draft.time) || 0,
    ...(typeof base === 'string' && { base }),
    ...(isUnsure(unsure) && { unsure }),
  }
}

function isMedia(value: unknown): value is DraftMedia {
  const { id, kind, name, alt, width, height } = (value ?? {}) as Partial<DraftMedia>
  const areTexts = [id, name, alt].every((text) => typeof text === 'string')
  return areTexts && (kind === 'image' || kind === 'video') && Number.isFinite(width) && Number.isFinite(height)
}

function isUnsure(value: unknown): value is UnsureSend {
  const { text, mediaIds, since } = (value ?? {}) as Partial<UnsureSend>
  return typeof text === 'string' && Array.isArray(mediaIds) && Number.isFinite(since)
}

const isEmpty = ({ text, media, unsure, base }: PostDraft) =>
  !unsure && media.length === 0 && (base === undefined ? text.trim() === '' : text === base)

/**
 * What a member has written and not posted, by member, mode and place (Q214). Kept on the device with each letter, so
 * that no way out loses one; it ends when the host has the post, or when its member logs out on purpose.
 */
export const postDrafts = {
  read: (accountId: string, place: DraftPlace) => draftAt(keyOf(accountId, place)),
  /** A draft without anything in it, or with blanks alone, is none. */
  write(accountId: string, place: DraftPlace, draft: PostDraft): void {
    const key = keyOf(accountId, place, draft.isDeleted)
    if (isEmpty(draft)) deviceStore.remove(key)
    else deviceStore.setJson(key, draft)
  },
  /** Keeps a draft beside the one that takes its place. */
  putAside(accountId: string, place: DraftPlace, draft: PostDraft): void {
    postDrafts.write(accountId, { ...place, aside: String(draft.time) }, draft)
  },
  /** Whether the device has what was written last, and not only this tab; on a shared device the tab is meant. */
  isKept: (accountId: string, place: DraftPlace): boolean =>
    (isSharedDevice() ? tabStore : deviceStore).isKept(keyOf(accountId, place)),
  erase: (accountId: string, place: DraftPlace, isDeleted = false) =>
    deviceStore.remove(keyOf(accountId, place, isDeleted)),
  /** All of a member, the latest first. */
  list: (accountId: string): KeptDraft[] =>
    draftKeys(accountId)
      .flatMap((key) => {
        const [place, draft] = [placeOf(key), draftAt(key)]
        return place && draft ? [{ ...place, ...draft }] : []
      })
      .toSorted((a, b) => b.time - a.time),
}
