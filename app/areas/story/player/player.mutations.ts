import { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { isDecidedByServer } from '../../../api/isDecidedByServer.ts'
import { sendOnce } from '../../../api/sendOnce.ts'
import { withLock } from '../../../api/withLock.ts'
import { invalidateAfterEpisode } from '../../../queries/invalidations.ts'
import { assertAccount } from '../../../session/sessionEnded.ts'
import { isMissingFile } from '../../../shell/isMissingFile.ts'
import {
  storeReading,
  storeViewAnswer,
  unsentViewReports,
  storedReadingProgress,
  type EpisodeIds,
  type StoredReading,
} from './readingStore.ts'

/** An episode that an account has read to its end. */
export interface FinishedEpisode {
  accountId: string
  episode: EpisodeIds
}

/** Whether the error means that the server was not reached, so that the call can be repeated when online again. */
export const isServerUnreachable = (error: unknown) =>
  isMissingFile(error) || (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout'))

async function reportView(episode: EpisodeIds): Promise<ResponseOf<typeof viewStoryEpisode>> {
  const body = { platformType: 'WEB' as const, needsPurchase: false as const }
  const answer = await sendOnce(`story-view.${episode.storyEpisodeId}`, (idempotencyKey) =>
    call(viewStoryEpisode, { params: episode, body }, { idempotencyKey, isSilent: true }),
  )
  invalidateAfterEpisode()
  return answer
}

/** Whether the server has refused for good: not because of an expired session (401) or too many calls (429). */
const isRefused = (error: unknown) => isDecidedByServer(error) && ![401, 429].includes((error as ApiError).status ?? 0)

/**
 * Reports that an episode was read. The report is stored as unsent before it is sent, so that nothing is lost if the
 * page is killed. If several tabs report the same episode, the first one sends, and the others read the result from the
 * device. Without Web Locks only the server prevents duplicates.
 */
function reportViewOnce({ accountId, episode }: FinishedEpisode): Promise<StoredReading> {
  const { storyEpisodeId: id } = episode
  return withLock(`story-view.${id}`, async () => {
    // Throws if another member has logged in while this tab waited for the lock.
    assertAccount(accountId)
    const known = storedReadingProgress(accountId, id)
    if (known?.isViewed) return known
    storeReading(accountId, id, { owed: episode })
    try {
      const { actionReward, sentToPresents } = await reportView(episode)
      return storeViewAnswer(accountId, id, actionReward, sentToPresents)
    } catch (error) {
      if (isRefused(error)) storeReading(accountId, id, { owed: undefined })
      throw error
    }
  })
}

/**
 * Reports that an episode was read to its end (C105). The server marks it as read, and grants a reward for the first
 * time. Errors are silent, because the player shows them.
 */
export const reportViewMutation = mutationOptions({
  mutationKey: ['story-view'],
  meta: { isSilent: true },
  mutationFn: reportViewOnce,
})

/**
 * Sends the stored reports about read episodes that could not be sent before. Errors are silent, because no page shows
 * them.
 */
export function sendUnsentViews(accountId: string): void {
  for (const episode of unsentViewReports(accountId)) reportViewOnce({ accountId, episode }).catch(() => {})
}
