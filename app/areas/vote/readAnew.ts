import { queryClient } from '../../queryClient.ts'
import { voteKeys } from './vote.keys.ts'

/** Reads a campaign anew as a whole (S126): points, own votes, rewards, the bonus. */
export const readAnew = (id: string) => queryClient.invalidateQueries({ queryKey: voteKeys.one(id) })
