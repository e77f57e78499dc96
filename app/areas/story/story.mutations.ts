import { registerStoryReader, viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { formErrors } from '../../errors/formErrors.ts'
import type { ReaderNames } from '../../paths.ts'
import { storyAction, type PaidEpisode, OutcomeUnknown, type ConfirmedOrder, pay } from '../../payments/payments.ts'
import { invalidateAfterEpisode } from '../../queries/invalidations.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { readerNamesQuery } from '../../queries/story.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { sessionAccountId } from '../../session/sessionAccountId.ts'
import { storeViewAnswer } from './player/readingStore.ts'

type Viewed = ResponseOf<typeof viewStoryEpisode>

/**
 * Stores the reward, which only this answer contains, to be shown at the end of the episode. Also caches the new
 * balance.
 */
function afterView({ balance, actionReward, sentToPresents }: Viewed, episodeId: string, accountId: unknown): void {
  storeViewAnswer(String(accountId), episodeId, actionReward, sentToPresents)
  if (accountId !== sessionAccountId()) return
  queryClient.setQueryData(balanceQuery.queryKey, balance)
  invalidateAfterEpisode()
}

/**
 * Buys the confirmed episode (C105). Idempotent: coins are taken once, and after a lost answer the outcome is looked up
 * (X13). The page itself shows that coins are missing.
 */
export const buyEpisodeMutation = mutationOptions({
  mutationKey: ['story', 'buy'],
  meta: { handles: ['NotEnoughCoin'] },
  mutationFn: async ({ paid, order }: ConfirmedOrder<PaidEpisode>): Promise<Viewed | undefined> => {
    const outcome = await pay(storyAction, paid, order)
    if ('answer' in outcome) return outcome.answer
    if (outcome.verdict.is === 'done') return undefined
    throw new OutcomeUnknown(storyAction.nameOf(paid))
  },
  onMutate: sessionAccountId,
  onSuccess: (answer, { paid }, accountId) =>
    answer ? afterView(answer, paid.storyEpisodeId, accountId) : invalidateAfterEpisode(),
  onError: () => invalidateAfterEpisode(),
})

/**
 * Opens an episode by the free charge, without coins (C105). The page itself shows that the charge was already used.
 */
export const openByFreeChargeMutation = mutationOptions({
  mutationKey: ['story', 'charge'],
  meta: { handles: ['PermissionDenied'] },
  mutationFn: (episode: PaidEpisode): Promise<Viewed> =>
    sendOnce(`story-charge.${episode.storyEpisodeId}`, (idempotencyKey) =>
      call(
        viewStoryEpisode,
        { params: { ...episode }, body: { platformType: 'WEB', needsPurchase: false } },
        { idempotencyKey },
      ),
    ),
  onMutate: sessionAccountId,
  onSuccess: (answer, { storyEpisodeId }, accountId) => afterView(answer, storyEpisodeId, accountId),
  onError: () => invalidateAfterEpisode(),
})

/** Which part of the form shows the server's errors about the reader's names (C108). */
export const readerNamesErrors = formErrors(registerStoryReader, {
  InvalidArgument: 'form',
  InvalidModeration: 'form',
})

/** Registers the reader's names for a channel's stories, replacing earlier ones. */
export const registerReaderNamesMutation = mutationOptions({
  mutationKey: ['story', 'reader'],
  meta: readerNamesErrors,
  mutationFn: ({ ipId, ...names }: ReaderNames & { ipId: string }) =>
    call(registerStoryReader, { params: { ipId }, body: names }),
  onSuccess: (_nothing, { ipId, ...names }) => {
    const { queryKey } = readerNamesQuery(ipId, true)
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...names })
    void queryClient.invalidateQueries({ queryKey })
  },
})
