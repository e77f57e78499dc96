import { useRef, useState } from 'react'
import type { Target } from '../../../posts/writing.ts'
import { postVault, type PostDraft } from '../../../session/postVault.ts'
import { placeOf } from './target.ts'

/** An edit begins with the text that stands there. */
function begun(target: Target): PostDraft {
  const base = target.on && target.mode === 'edit' ? target.on.text : undefined
  return { text: base ?? '', media: [], time: Date.now(), ...(base !== undefined && { base }) }
}

/** What is being written at one place, kept on the device with each change. */
export function useDraft(accountId: string, target: Target) {
  const place = placeOf(target)
  const [found] = useState(() => postVault.read(accountId, place))
  const [draft, setDraft] = useState<PostDraft>(() => found ?? begun(target))
  const held = useRef(draft)
  const change = (part: Partial<PostDraft>) => {
    // What a send has noted meanwhile, here or in another tab, stays.
    const unsure = postVault.read(accountId, place)?.unsure
    held.current = { ...held.current, unsure, ...part, time: Date.now() }
    postVault.write(accountId, place, held.current)
    setDraft(held.current)
  }
  /** Also between two renders. */
  const latest = () => held.current
  return { draft, found, change, latest, isKept: postVault.isKept(accountId, place) }
}
