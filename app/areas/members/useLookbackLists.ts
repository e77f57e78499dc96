import { useQuery } from '@tanstack/react-query'
import type { LookbackList, LookbackLists } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { lookbackListOf } from './lookbackLists.ts'
import { lookbackQueries } from './lookback.queries.ts'

interface ListQuery {
  list: LookbackList
  error: unknown
  refetch: () => void
}

function useList(kind: keyof typeof lookbackQueries): ListQuery {
  const { data, isError, error, refetch } = useQuery(lookbackQueries[kind])
  return { list: lookbackListOf(data, isError), error, refetch: () => void refetch() }
}

/** Loads all lists, and reports the failed ones with a function that loads them again. */
export function useLookbackLists() {
  const queries = {
    photo: useList('photo'),
    video: useList('video'),
    story: useList('story'),
    event: useList('event'),
    talk: useList('talk'),
    lottery: useList('lottery'),
    preorder: useList('preorder'),
  }
  const lists: LookbackLists = {
    photo: queries.photo.list,
    video: queries.video.list,
    story: queries.story.list,
    event: queries.event.list,
    talk: queries.talk.list,
    lottery: queries.lottery.list,
    preorder: queries.preorder.list,
  }
  const all = Object.values(queries)
  const failed = all.filter(({ list }) => list.state === 'failed')
  return {
    lists,
    isLoading: all.every(({ list }) => list.state === 'loading'),
    /** The error of the first list if all lists failed. */
    error: all.every(({ list }) => list.state === 'failed' || list.state === 'absent') ? failed[0]?.error : undefined,
    onRetry: () => failed.forEach(({ refetch }) => refetch()),
  }
}
