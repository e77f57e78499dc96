import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WritingTarget } from '../writing.types.ts'
import { postDrafts, type PostDraft } from '../postDrafts.ts'
import { onTabVisible } from './onTabVisible.ts'
import { draftPlaceOf } from '../postDraftKeys.ts'

/** A new draft. The draft of an edit begins with the post's text. */
function newDraft(target: WritingTarget): PostDraft {
  const base = target.on && target.mode === 'edit' ? target.on.text : undefined
  return { text: base ?? '', media: [], time: Date.now(), ...(base !== undefined && { base }) }
}

/**
 * The draft of a target, stored on the device with each change. If two tabs have it open, the latest change replaces
 * the draft in both.
 */
export function usePostDraft(accountId: string, target: WritingTarget) {
  const place = draftPlaceOf(target)
  const [found] = useState(() => postDrafts.read(accountId, place))
  const [draft, setDraft] = useState<PostDraft>(() => found ?? newDraft(target))
  const draftRef = useRef(draft)
  /** The stored draft, if another tab has changed it since this tab read it. */
  const newerStored = () => {
    const stored = postDrafts.read(accountId, place)
    return stored && stored.time > draftRef.current.time ? stored : undefined
  }
  /** Stores a version of the draft separately if it would be overwritten and this tab has not shown it. */
  const storeUnseenAside = (next: PostDraft) => {
    const unseen = newerStored()
    if (!unseen) return
    const media = unseen.media.filter(({ id }) => !next.media.some((one) => one.id === id))
    const isIn = media.length === 0 && [draftRef.current.text, next.text].includes(unseen.text)
    if (!isIn) postDrafts.putAside(accountId, place, { ...unseen, media })
  }
  const change = (part: Partial<PostDraft>) => {
    const next = { ...draftRef.current, ...part, time: Date.now() }
    storeUnseenAside(next)
    // Keeps the unconfirmed send that this or another tab has stored in the meantime.
    const unsure = postDrafts.read(accountId, place)?.unsure
    draftRef.current = { ...next, unsure }
    postDrafts.write(accountId, place, draftRef.current)
    setDraft(draftRef.current)
  }
  const takeOver = useEffectEvent(() => {
    const stored = newerStored()
    if (!stored) return
    draftRef.current = stored
    setDraft(stored)
  })
  useEffect(() => {
    const hear = () => takeOver()
    addEventListener('storage', hear)
    const stop = onTabVisible(hear)
    return () => {
      removeEventListener('storage', hear)
      stop()
    }
  }, [])
  /** The current draft, even between two renders. */
  const latest = () => draftRef.current
  return { draft, found, change, latest, isKept: postDrafts.isKept(accountId, place) }
}
