import { useMutation } from '@tanstack/react-query'
import type { StoryReward } from '@tsudoi/design-system/screens/story/player/player.types'
import { useEffect, useEffectEvent } from 'react'
import { failureOf, loadCatalogue } from '../../../errors/failure.ts'
import { assetView } from '../../../mappers/asset.mappers.ts'
import { paths } from '../../../paths.ts'
import { isAway, viewMutation } from './player.mutations.ts'
import type { EpisodeAddress } from './readingStore.ts'

interface End {
  accountId: string
  episode: EpisodeAddress
  isAtEnd: boolean
  /** Where a guest logs in. */
  loginHref: string
}

/** Browsers say that they are online too early, too late or never: it is tried. Milliseconds. */
const lookAgainAfter = 5_000

/**
 * What reading gave: asked for when a member reaches the end, once. Without a network it waits, over reloads too, and
 * is fetched when the network returns; where the player is gone by then, behind any page (followOwedViews).
 */
export function useReward({ accountId, episode, isAtEnd, loginHref }: End): StoryReward {
  // The player asks anew with each line, like all of it: what would be remembered is never used again.
  'use no memo'
  const { mutate, data, error, isPending } = useMutation(viewMutation)
  const ends = isAtEnd && accountId !== ''
  const send = useEffectEvent(() => mutate({ accountId, episode }))
  useEffect(() => {
    if (ends) send()
  }, [ends])
  useEffect(fetchEarly, [])
  const waits = isAway(error) && !isPending
  useEffect(() => {
    if (!waits) return undefined
    addEventListener('online', send)
    const timer = setInterval(send, lookAgainAfter)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [waits])
  if (!isAtEnd) return { state: 'none' }
  if (accountId === '') return { state: 'guest', href: loginHref }
  if (waits) return { state: 'offline' }
  if (error && !isPending) {
    return { state: 'failed', failure: failureOf(error), onRetry: () => mutate({ accountId, episode }) }
  }
  if (!data) return { state: 'sending' }
  if (!data.reward) return { state: 'none' }
  const presentsHref = data.isRewardInBox ? paths.presents : undefined
  return { state: 'given', asset: assetView(data.reward), presentsHref }
}

/** What sends, and says what went wrong, is here before the network may be gone. */
function fetchEarly(): void {
  void loadCatalogue()
  import('../../../api/send.ts').catch(() => {})
}
