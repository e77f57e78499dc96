import { queryClient } from '../../queryClient.ts'
import { voteKeys } from './vote.keys.ts'

/** Refetches everything about a campaign (S126): points, own votes, rewards, the bonus. */
export const refetchCampaign = (id: string) => queryClient.invalidateQueries({ queryKey: voteKeys.one(id) })
