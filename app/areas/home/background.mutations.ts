import { chooseBackground, type listBackgrounds } from '@tsudoi/contracts/home/home.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { changeListItems } from '../../queries/changeListItems.ts'
import { createPausedReads } from '../../queries/pausedReads.ts'
import { queryClient } from '../../queryClient.ts'
import { backgroundsQuery, homeQuery } from './home.queries.ts'

/** A background in the list from which the member chooses. */
export type ListedBackground = ResponseOf<typeof listBackgrounds>['list'][number]
type Chosen = Omit<ListedBackground, 'status'>

const currentBackground = () => queryClient.getQueryData(homeQuery.queryKey)?.background

/** Writes the chosen background, or none, to the cached home page and the cached list of backgrounds. */
function writeToCache(background: Chosen | undefined): void {
  queryClient.setQueryData(homeQuery.queryKey, (home) => home && { ...home, background })
  const statusOf = ({ backgroundId, status }: ListedBackground): ListedBackground['status'] => {
    if (backgroundId === background?.backgroundId) return 'SELECTED'
    return status === 'SELECTED' ? 'OWNED' : status
  }
  const markChosen = changeListItems<ListedBackground>((list) =>
    list.map((each) => ({ ...each, status: statusOf(each) })),
  )
  queryClient.setQueryData(backgroundsQuery.queryKey, markChosen)
}

const mutationKey = ['home', 'background']
const pausedReads = createPausedReads()

/** Chooses the background of the home page (C057). Optimistic, with a rollback on failure. */
export const chooseBackgroundMutation = mutationOptions({
  mutationKey,
  scope: { id: 'home-background' },
  onMutate: (background: Chosen) => {
    for (const { queryKey } of [homeQuery, backgroundsQuery]) pausedReads.pause({ queryKey })
    const before = currentBackground()
    writeToCache(background)
    return before
  },
  mutationFn: ({ backgroundId }: Chosen) => call(chooseBackground, { body: { backgroundId } }),
  onError: (_error, _background, before) => {
    if (queryClient.isMutating({ mutationKey }) > 1) return
    writeToCache(before)
    void queryClient.invalidateQueries({ queryKey: homeQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: backgroundsQuery.queryKey })
  },
  onSettled: () => {
    if (queryClient.isMutating({ mutationKey }) <= 1) pausedReads.resume()
  },
})
