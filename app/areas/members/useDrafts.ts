import { useState } from 'react'
import { draftFiles } from '../../session/draftFiles.ts'
import { postDrafts } from '../../session/postDrafts.ts'
import { draftId, draftView } from './drafts.mappers.ts'

/** What a member has written on this device and not posted. */
export function useDrafts(accountId: string) {
  const [, setRound] = useState(0)
  const [copied, setCopied] = useState<string>()
  const drafts = accountId ? postDrafts.list(accountId) : []
  const find = (id: string) => drafts.find((draft) => draftId(draft) === id)
  const copy = (id: string) => {
    const text = find(id)?.text ?? ''
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(id),
      () => setCopied(undefined),
    )
  }
  const discard = (id: string) => {
    const draft = find(id)
    if (draft) {
      postDrafts.erase(accountId, draft, draft.isDeleted)
      for (const file of draft.media) void draftFiles.drop(accountId, file.id)
    }
    setRound((round) => round + 1)
  }
  return { drafts: drafts.map(draftView), copied, copy, discard }
}
