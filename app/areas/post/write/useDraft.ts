import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Target } from '../../../posts/writing.ts'
import { postDrafts, type PostDraft } from '../../../session/postDrafts.ts'
import { onComeBack } from './onComeBack.ts'
import { placeOf } from './target.ts'

/** A new draft. An edit begins with the post's text. */
function begun(target: Target): PostDraft {
  const base = target.on && target.mode === 'edit' ? target.on.text : undefined
  return { text: base ?? '', media: [], time: Date.now(), ...(base !== undefined && { base }) }
}

/**
 * The draft of a target, stored on the device with each change. If two tabs have it open, the latest change wins, and
 * the other tab takes it over.
 */
export function useDraft(accountId: string, target: Target) {
  const place = placeOf(target)
  const [found] = useState(() => postDrafts.read(accountId, place))
  const [draft, setDraft] = useState<PostDraft>(() => found ?? begun(target))
  const held = useRef(draft)
  /** The stored draft, if another tab has changed it since. */
  const newer = () => {
    const stored = postDrafts.read(accountId, place)
    return stored && stored.time > held.current.time ? stored : undefined
  }
  /** Stores a version that would be overwritten without having been shown in this tab as a separate draft. */
  const keepUnseen = (next: PostDraft) => {
    const unseen = newer()
    if (!unseen) return
    const media = unseen.media.filter(({ id }) => !next.media.some((one) => one.id === id))
    const isIn = media.length === 0 && [held.current.text, next.text].includes(unseen.text)
    if (!isIn) postDrafts.putAside(accountId, place, { ...unseen, media })
  }
  const change = (part: Partial<PostDraft>) => {
    const next = { ...held.current, ...part, time: Date.now() }
    keepUnseen(next)
    // Keep the unsure send that this or another tab has stored in the meantime.
    const unsure = postDrafts.read(accountId, place)?.unsure
    held.current = { ...next, unsure }
    postDrafts.write(accountId, place, held.current)
    setDraft(held.current)
  }
  const takeOver = useEffectEvent(() => {
    const stored = newer()
    if (!stored) return
    held.current = stored
    setDraft(stored)
  })
  useEffect(() => {
    const hear = () => takeOver()
    addEventListener('storage', hear)
    const stop = onComeBack(hear)
    return () => {
      removeEventListener('storage', hear)
      stop()
    }
  }, [])
  /** The current draft, also between two renders. */
  const latest = () => held.current
  return { draft, found, change, latest, isKept: postDrafts.isKept(accountId, place) }
}
