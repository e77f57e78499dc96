import { queryClient } from '../../queryClient.ts'
import { voteKeys } from './vote.keys.ts'

/** Refetches everything about a campaign: points, the member's votes, rewards, the bonus (S126). */
export const refetchCampaign = (id: string) => queryClient.invalidateQueries({ queryKey: voteKeys.one(id) })
