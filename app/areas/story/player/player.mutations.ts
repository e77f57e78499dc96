import { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { isAnswered } from '../../../api/isAnswered.ts'
import { sendOnce } from '../../../api/sendOnce.ts'
import { withLock } from '../../../api/withLock.ts'
import { afterReceive } from '../../../queries/invalidations.ts'
import { storyKeys } from '../../../queries/story.keys.ts'
import { queryClient } from '../../../queryClient.ts'
import { assertAccount } from '../../../session/sessionEnded.ts'
import { isMissingFile } from '../../../shell/isMissingFile.ts'
import { keepReading, keepViewed, owedViews, readingOf, type EpisodeAddress, type Reading } from './readingStore.ts'

/** Whose end it is, and of what. */
export interface ReachedEnd {
  accountId: string
  episode: EpisodeAddress
}

/** The network was away, or nothing came back: it is sent again when it returns. */
export const isAway = (error: unknown) =>
  isMissingFile(error) || (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout'))

async function tell(episode: EpisodeAddress): Promise<ResponseOf<typeof viewStoryEpisode>> {
  const body = { platformType: 'WEB' as const, needsPurchase: false as const }
  const answer = await sendOnce(`story-view.${episode.storyEpisodeId}`, (idempotencyKey) =>
    call(viewStoryEpisode, { params: episode, body }, { idempotencyKey, isSilent: true }),
  )
  if (answer.actionReward) afterReceive()
  void queryClient.invalidateQueries({ queryKey: storyKeys.all, refetchType: 'none' })
  return answer
}

/** The host's last word: neither the session that has ended nor too many calls at once. */
const isRefused = (error: unknown) => isAnswered(error) && ![401, 429].includes((error as ApiError).status ?? 0)

/**
 * It is owed from before it is sent: a page that goes meanwhile loses nothing. It is told once, by whichever tab comes
 * first; the others read its answer from the device. Without Web Locks the host alone sees to it.
 */
function tellOnce({ accountId, episode }: ReachedEnd): Promise<Reading> {
  const { storyEpisodeId: id } = episode
  return withLock(`story-view.${id}`, async () => {
    // Another tab may have held the lock until another member had logged in.
    assertAccount(accountId)
    const known = readingOf(accountId, id)
    if (known?.isViewed) return known
    keepReading(accountId, id, { owed: episode })
    try {
      const { actionReward, sentToPresents } = await tell(episode)
      return keepViewed(accountId, id, actionReward, sentToPresents)
    } catch (error) {
      if (isRefused(error)) keepReading(accountId, id, { owed: undefined })
      throw error
    }
  })
}

/**
 * An episode was read to its end (C105): the host marks it and gives what its first reading gives. Its own page says
 * what came of it.
 */
export const viewMutation = mutationOptions({
  mutationKey: ['story-view'],
  meta: { isSilent: true },
  mutationFn: tellOnce,
})

/** Ends that were reached without a network, or whose page went too soon: nobody looks at them now. */
export function sendOwedViews(accountId: string): void {
  for (const episode of owedViews(accountId)) tellOnce({ accountId, episode }).catch(() => {})
}
