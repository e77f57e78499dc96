import type { VoteCampaign, VotingState } from './vote.types.ts'

const at = (iso: string) => Date.parse(iso)

/** Whether voting is open now: start inclusive, end exclusive (Q70). For display: the server decides. */
export function votingState({ start, end }: Pick<VoteCampaign, 'start' | 'end'>, now: string): VotingState {
  if (at(now) < at(start)) return 'coming'
  return at(now) < at(end) ? 'open' : 'over'
}
