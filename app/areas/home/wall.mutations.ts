import { resetHomePhoto, selectHomePhoto, unselectHomePhoto } from '@tsudoi/contracts/home/home.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { queryClient } from '../../queryClient.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { homeQuery } from './home.queries.ts'
import { wallCallsBetween, type WallPhotos, type HomeWallCall } from './wall.ts'

/** The photos on the wall as this tab shows them, with optimistic changes. */
export const currentWallPhotos = (): WallPhotos => queryClient.getQueryData(homeQuery.queryKey)?.photoList ?? []

const writeToCache = (photoList: WallPhotos) =>
  queryClient.setQueryData(homeQuery.queryKey, (home) => home && { ...home, photoList: [...photoList] })

/** The photos that the server has confirmed last. Only set while changes are pending. */
let confirmed: WallPhotos | undefined
onSessionReset(() => (confirmed = undefined))

function send(step: HomeWallCall): Promise<{ photoList: WallPhotos }> {
  if (step.call === 'reset') return call(resetHomePhoto, { body: { photoId: step.photoId } })
  const params = { n: String(step.position) }
  if (step.call === 'unselect') return call(unselectHomePhoto, { params })
  return call(selectHomePhoto, { params, body: { acc_photo_id: step.photoId } })
}

/** Sends the calls that change the confirmed wall to `to`, one after the other. */
async function sendCalls(to: WallPhotos): Promise<void> {
  for (const step of wallCallsBetween(confirmed ?? [], to)) confirmed = (await send(step)).photoList
}

const mutationKey = ['home', 'wall']

/**
 * Changes the photos on the wall of the home page (S056, C053–C055). Optimistic. Sends one call after the other. If one
 * fails, reverts the calls before it and shows the wall that the server has confirmed.
 */
export const changeWallMutation = mutationOptions({
  mutationKey,
  scope: { id: 'home-wall' },
  onMutate: (after: WallPhotos) => {
    void queryClient.cancelQueries({ queryKey: homeQuery.queryKey })
    confirmed ??= currentWallPhotos()
    writeToCache(after)
  },
  mutationFn: async (after: WallPhotos) => {
    const before = confirmed ?? []
    try {
      await sendCalls(after)
    } catch (error) {
      // Reverts the wall, unless the session has ended: then a revert would change the wall of another member who has
      // logged in since.
      if (!isAbandoned(error)) await sendCalls(before).catch(() => {})
      throw error
    }
  },
  onSettled: (_nothing, error) => {
    if (queryClient.isMutating({ mutationKey }) > 1) return
    if (confirmed) writeToCache(confirmed)
    confirmed = undefined
    // Refetches the wall after an error, because the outcome may be unknown.
    if (error) void queryClient.invalidateQueries({ queryKey: homeQuery.queryKey })
  },
})
