import { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { sendOnce } from '../../../api/sendOnce.ts'
import { afterReceive } from '../../../queries/invalidations.ts'
import { storyKeys } from '../../../queries/story.keys.ts'
import { queryClient } from '../../../queryClient.ts'
import { isMissingFile } from '../../../shell/isMissingFile.ts'
import { keepReading, keepViewed, readingOf, type EpisodeAddress, type Reading } from './readingStore.ts'

/** Whose end it is, and of what. */
export interface ReachedEnd {
  accountId: string
  episode: EpisodeAddress
}

/** One tab of this browser at a time; without Web Locks the host alone sees to it that a reward is given once. */
const inOneTab = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, task) : task()

/** The network was away, or nothing came back: it is sent again when it returns. */
export const isAway = (error: unknown) =>
  isMissingFile(error) || (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout'))

async function tell(episode: EpisodeAddress): Promise<Reading['reward']> {
  const body = { platformType: 'WEB' as const, needsPurchase: false as const }
  const answer = await sendOnce(`story-view.${episode.storyEpisodeId}`, (idempotencyKey) =>
    call(viewStoryEpisode, { params: episode, body }, { idempotencyKey, isSilent: true }),
  )
  if (answer.actionReward) afterReceive()
  void queryClient.invalidateQueries({ queryKey: storyKeys.all, refetchType: 'none' })
  return answer.actionReward
}

/**
 * An episode was read to its end (C105): the host marks it and gives what its first reading gives. It is told once, by
 * whichever tab comes first; the others read its answer from the device. Its own page says what came of it.
 */
export const viewMutation = mutationOptions({
  mutationKey: ['story-view'],
  meta: { isSilent: true },
  mutationFn: ({ accountId, episode }: ReachedEnd): Promise<Reading> => {
    const { storyEpisodeId: id } = episode
    return inOneTab(`tsudoi.story-view.${id}`, async () => {
      const known = readingOf(accountId, id)
      if (known?.isViewed) return known
      return keepViewed(accountId, id, await tell(episode))
    })
  },
  onError: (error, { accountId, episode }) => {
    if (isAway(error)) keepReading(accountId, episode.storyEpisodeId, { owed: episode })
  },
})
