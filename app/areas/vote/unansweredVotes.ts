import type { VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'
import { unansweredVotesKey } from './hasUnansweredVote.ts'

/** A vote as the user has confirmed it. */
export interface UnansweredVote {
  campaignId: string
  /** Whether the vote is for a target of a ranking, or for a common goal (`coop`), without a target and photos. */
  kind: 'ranking' | 'coop'
  draft: VoteDraft
}

const isBallot = (value: unknown): value is UnansweredVote => {
  const { campaignId, kind, draft } = (value ?? {}) as Partial<UnansweredVote>
  return (
    typeof campaignId === 'string' &&
    (kind === 'ranking' || kind === 'coop') &&
    typeof draft?.amount === 'string' &&
    typeof draft.subject?.id === 'string' &&
    typeof draft.subject.name === 'string' &&
    Array.isArray(draft.photoIds)
  )
}

function readStored(): Readonly<Record<string, UnansweredVote>> {
  const list = tabStore.getJson(unansweredVotesKey)
  return Array.isArray(list)
    ? Object.fromEntries(list.filter(isBallot).map((ballot) => [ballot.campaignId, ballot]))
    : {}
}

/**
 * The votes that were sent and have no answer yet, by campaign. Like their idempotency keys they survive a reload, and
 * end with the tab or the session.
 */
export const useUnansweredVotes = createStore<{ open: Readonly<Record<string, UnansweredVote>> }>(() => ({
  open: readStored(),
}))

function store(open: Readonly<Record<string, UnansweredVote>>): void {
  useUnansweredVotes.setState({ open })
  tabStore.setJson(unansweredVotesKey, Object.values(open))
}

/** Stores a vote before it is sent. */
export const storeUnansweredVote = (ballot: UnansweredVote): void =>
  store({ ...useUnansweredVotes.getState().open, [ballot.campaignId]: ballot })

/** Removes the vote of a campaign, after the server has answered it. */
export function forgetUnansweredVote({ campaignId }: Pick<UnansweredVote, 'campaignId'>): void {
  const { [campaignId]: _closed, ...others } = useUnansweredVotes.getState().open
  store(others)
}

onSessionReset(() => useUnansweredVotes.setState({ open: {} }))
