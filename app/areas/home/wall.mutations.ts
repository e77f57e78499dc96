import { resetHomePhoto, selectHomePhoto, unselectHomePhoto } from '@tsudoi/contracts/home/home.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { queryClient } from '../../queryClient.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { homeQuery } from './home.queries.ts'
import { stepsBetween, type HungPhotos, type WallStep } from './wall.ts'

/** The photos on the wall as this tab shows them. */
export const currentHung = (): HungPhotos => queryClient.getQueryData(homeQuery.queryKey)?.photoList ?? []

const show = (photoList: HungPhotos) =>
  queryClient.setQueryData(homeQuery.queryKey, (home) => home && { ...home, photoList: [...photoList] })

/** The photos as the server has last confirmed them; only set while changes are pending. */
let confirmed: HungPhotos | undefined
onSessionReset(() => (confirmed = undefined))

function send(step: WallStep): Promise<{ photoList: HungPhotos }> {
  if (step.call === 'reset') return call(resetHomePhoto, { body: { photoId: step.photoId } })
  const params = { n: String(step.position) }
  if (step.call === 'unselect') return call(unselectHomePhoto, { params })
  return call(selectHomePhoto, { params, body: { acc_photo_id: step.photoId } })
}

async function applySteps(to: HungPhotos): Promise<void> {
  for (const step of stepsBetween(confirmed ?? [], to)) confirmed = (await send(step)).photoList
}

const mutationKey = ['home', 'wall']

/**
 * Changes the photos on the wall (S056, C053–C055). Shown optimistically, sent one call after the other. When a call
 * fails, the calls already made are reverted and the server's state is shown.
 */
export const changeWallMutation = mutationOptions({
  mutationKey,
  scope: { id: 'home-wall' },
  onMutate: (after: HungPhotos) => {
    void queryClient.cancelQueries({ queryKey: homeQuery.queryKey })
    confirmed ??= currentHung()
    show(after)
  },
  mutationFn: async (after: HungPhotos) => {
    const before = confirmed ?? []
    try {
      await applySteps(after)
    } catch (error) {
      // After the session has ended, the wall on the screen may be another member's.
      if (!isAbandoned(error)) await applySteps(before).catch(() => {})
      throw error
    }
  },
  onSettled: (_nothing, error) => {
    if (queryClient.isMutating({ mutationKey }) > 1) return
    if (confirmed) show(confirmed)
    confirmed = undefined
    // Refetch after an error, because the outcome may be unknown.
    if (error) void queryClient.invalidateQueries({ queryKey: homeQuery.queryKey })
  },
})
