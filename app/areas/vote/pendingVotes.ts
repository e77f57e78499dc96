import type { VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'
import { pendingVotesKey } from './hasPendingVote.ts'

/** A vote that was sent as the user had confirmed it, and whose answer has not arrived. */
export interface PendingVote {
  campaignId: string
  /** Whether the vote is for a target of a ranking, or for a common goal (`coop`), without a target and photos. */
  kind: 'ranking' | 'coop'
  draft: VoteDraft
}

const isPendingVote = (value: unknown): value is PendingVote => {
  const { campaignId, kind, draft } = (value ?? {}) as Partial<PendingVote>
  return (
    typeof campaignId === 'string' &&
    (kind === 'ranking' || kind === 'coop') &&
    typeof draft?.amount === 'string' &&
    typeof draft.subject?.id === 'string' &&
    typeof draft.subject.name === 'string' &&
    Array.isArray(draft.photoIds)
  )
}

function readStored(): Readonly<Record<string, PendingVote>> {
  const list = tabStore.getJson(pendingVotesKey)
  return Array.isArray(list)
    ? Object.fromEntries(list.filter(isPendingVote).map((vote) => [vote.campaignId, vote]))
    : {}
}

/**
 * The votes that were sent and have no answer yet, by campaign. Like their idempotency keys they survive a reload, and
 * end with the tab or the session.
 */
export const usePendingVotes = createStore<{ open: Readonly<Record<string, PendingVote>> }>(() => ({
  open: readStored(),
}))

function store(open: Readonly<Record<string, PendingVote>>): void {
  usePendingVotes.setState({ open })
  tabStore.setJson(pendingVotesKey, Object.values(open))
}

/** Stores a vote before it is sent. */
export const storePendingVote = (vote: PendingVote): void =>
  store({ ...usePendingVotes.getState().open, [vote.campaignId]: vote })

/** Removes the vote of a campaign, after the server has answered it. */
export function forgetPendingVote({ campaignId }: Pick<PendingVote, 'campaignId'>): void {
  const { [campaignId]: _closed, ...others } = usePendingVotes.getState().open
  store(others)
}

onSessionReset(() => usePendingVotes.setState({ open: {} }))
