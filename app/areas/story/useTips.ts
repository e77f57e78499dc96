import { useMutation, useQuery } from '@tanstack/react-query'
import type { TipsPage } from '@tsudoi/design-system/screens/story/story.types'
import { useState } from 'react'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { storyTipsQuery } from './story.queries.ts'
import { reportTipsSeenMutation } from './tips.mutations.ts'
import { storeTipsSeen, wereTipsSeen } from './tipsSeen.ts'

/**
 * The tips before a channel's first story (W151). `state` says whether they were seen, according to this device or the
 * server; `done` marks them as seen.
 */
export function useTips(ipId: string) {
  const isMember = useIsMember()
  const { data, isPending } = useQuery(storyTipsQuery(ipId, isMember))
  const { mutate } = useMutation(reportTipsSeenMutation)
  const [justSeen, setJustSeen] = useState<string>()
  const tips = data?.tips
  const pages: TipsPage[] = (tips?.pageList ?? []).map((page) => ({ ...page, image: pictureOf(page.image) }))
  const isSeen = pages.length === 0 || tips?.isDone === true || isSeenHere(tips?.tutorialId, justSeen)
  const done = () => {
    if (!tips || isSeen) return
    setJustSeen(tips.tutorialId)
    storeTipsSeen(tips.tutorialId)
    if (isMember) mutate(tips.tutorialId)
  }
  return { state: isPending ? ('unknown' as const) : isSeen ? ('seen' as const) : ('unseen' as const), pages, done }
}

const isSeenHere = (id = '', justSeen?: string) => id === justSeen || wereTipsSeen(id)
