import { useMutation } from '@tanstack/react-query'
import type { StoryReward } from '@tsudoi/design-system/screens/story/player/player.types'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureOf, loadErrorTexts } from '../../../errors/failure.ts'
import { assetView } from '../../../mappers/asset.mappers.ts'
import { paths } from '../../../paths.ts'
import { isServerUnreachable, reportViewMutation } from './player.mutations.ts'
import type { EpisodeIds } from './readingStore.ts'

interface RewardRequest {
  accountId: string
  episode: EpisodeIds
  isAtEnd: boolean
  /** URL of the login for a guest. */
  loginHref: string
}

/** Retry interval in ms while offline, because `online` events are unreliable. */
const retryMs = 5_000

/**
 * The reward for reading an episode, requested once when a member reaches the end. While offline the request is stored,
 * and sent when online again, after a reload on any page (`retryUnsentViews`).
 */
export function useReadingReward({ accountId, episode, isAtEnd, loginHref }: RewardRequest): StoryReward {
  // Turns off the React Compiler's memoization, as in StoryPlayer: every line renders the whole component.
  'use no memo'
  const { mutate, data, error, isPending } = useMutation(reportViewMutation)
  const ends = isAtEnd && accountId !== ''
  const send = useEffectEvent(() => mutate({ accountId, episode }))
  useEffect(() => {
    if (ends) send()
  }, [ends])
  useEffect(preloadSending, [])
  // Remembered during a retry, so that the text does not alternate with each of them.
  const [wasOffline, setOffline] = useState(false)
  const isOffline = isPending ? wasOffline : isServerUnreachable(error)
  if (isOffline !== wasOffline) setOffline(isOffline)
  const waits = isOffline && !isPending
  useEffect(() => {
    if (!waits) return undefined
    addEventListener('online', send)
    const timer = setInterval(send, retryMs)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [waits])
  if (!isAtEnd) return { state: 'none' }
  if (accountId === '') return { state: 'guest', href: loginHref }
  if (isOffline) return { state: 'offline' }
  if (error && !isPending) {
    return { state: 'failed', failure: failureOf(error), onRetry: () => mutate({ accountId, episode }) }
  }
  if (!data) return { state: 'sending' }
  if (!data.reward) return { state: 'none' }
  const presentsHref = data.isRewardInBox ? paths.presents : undefined
  return { state: 'given', asset: assetView(data.reward), presentsHref }
}

/** Preloads, while online, the code that sends the request and the error messages. */
function preloadSending(): void {
  void loadErrorTexts()
  import('../../../api/send.ts').catch(() => {})
}
