import { useState } from 'react'
import { copyText } from '../../platform/copyText.ts'
import { draftFiles, postDrafts } from '../../posts/posts.ts'
import { draftId, draftView } from './drafts.mappers.ts'

/** The member's drafts on this device, with actions to copy or discard them. */
export function useDrafts(accountId: string) {
  const [, setRound] = useState(0)
  const [last, setLast] = useState<{ copied?: string; refused?: string }>({})
  const drafts = accountId ? postDrafts.list(accountId) : []
  const find = (id: string) => drafts.find((draft) => draftId(draft) === id)
  const copy = async (id: string) => {
    const isCopied = await copyText(find(id)?.text ?? '')
    setLast(isCopied ? { copied: id } : { refused: id })
  }
  const discard = (id: string) => {
    const draft = find(id)
    if (draft) {
      postDrafts.erase(accountId, draft, draft.isDeleted)
      for (const file of draft.media) void draftFiles.drop(accountId, file.id)
    }
    setRound((round) => round + 1)
  }
  return { drafts: drafts.map(draftView), ...last, copy: (id: string) => void copy(id), discard }
}
