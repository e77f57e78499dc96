import type { voteForTarget } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'

type RewardList = ResponseOf<typeof voteForTarget>['rewardList']

/**
 * The rewards that the member's votes of this visit have reached, by campaign (S126). The server has granted them, even
 * if the list of all rewards cannot be loaded.
 */
export const useReachedRewards = createStore<Readonly<Record<string, RewardList>>>(() => ({}))

/** Adds the rewards in the answer to a vote. */
export function storeReachedRewards(campaignId: string, rewardList: RewardList): void {
  const known = useReachedRewards.getState()[campaignId] ?? []
  useReachedRewards.setState({ [campaignId]: [...known, ...rewardList] })
}

onSessionReset(() => useReachedRewards.setState({}, true))
