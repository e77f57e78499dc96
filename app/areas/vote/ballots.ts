import type { VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'
import { ballotsKey } from './hasBallot.ts'

/** A vote as the user has confirmed it. */
export interface Ballot {
  campaignId: string
  /** `coop`: a vote for a common goal, without a target and photos. */
  kind: 'ranking' | 'coop'
  draft: VoteDraft
}

const isBallot = (value: unknown): value is Ballot => {
  const { campaignId, kind, draft } = (value ?? {}) as Partial<Ballot>
  return (
    typeof campaignId === 'string' &&
    (kind === 'ranking' || kind === 'coop') &&
    typeof draft?.amount === 'string' &&
    typeof draft.subject?.id === 'string' &&
    typeof draft.subject.name === 'string' &&
    Array.isArray(draft.photoIds)
  )
}

function readStored(): Readonly<Record<string, Ballot>> {
  const list = tabStore.getJson(ballotsKey)
  return Array.isArray(list)
    ? Object.fromEntries(list.filter(isBallot).map((ballot) => [ballot.campaignId, ballot]))
    : {}
}

/**
 * The votes that were sent and have no answer yet, by campaign. Like their idempotency keys they survive a reload, and
 * end with the tab or the session.
 */
export const useBallots = createStore<{ open: Readonly<Record<string, Ballot>> }>(() => ({ open: readStored() }))

function store(open: Readonly<Record<string, Ballot>>): void {
  useBallots.setState({ open })
  tabStore.setJson(ballotsKey, Object.values(open))
}

/** Stores a vote before it is sent. */
export const storeBallot = (ballot: Ballot): void =>
  store({ ...useBallots.getState().open, [ballot.campaignId]: ballot })

/** Removes the vote of a campaign, after the server has answered it. */
export function closeBallot({ campaignId }: Pick<Ballot, 'campaignId'>): void {
  const { [campaignId]: _closed, ...others } = useBallots.getState().open
  store(others)
}

onSessionReset(() => useBallots.setState({ open: {} }))
