import { resetHomePhoto, selectHomePhoto, unselectHomePhoto } from '@tsudoi/contracts/home/home.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { queryClient } from '../../queryClient.ts'
import { onReset } from '../../session/reset.ts'
import { homeQuery } from './home.queries.ts'
import { stepsBetween, type Hung, type WallStep } from './wall.ts'

/** What hangs at home, as this tab shows it. */
export const hungNow = (): Hung => queryClient.getQueryData(homeQuery.queryKey)?.photoList ?? []

const show = (photoList: Hung) =>
  queryClient.setQueryData(homeQuery.queryKey, (home) => home && { ...home, photoList: [...photoList] })

/** What the host has said last, while changes are under way. */
let truth: Hung | undefined
onReset(() => (truth = undefined))

function send(step: WallStep): Promise<{ photoList: Hung }> {
  if (step.call === 'reset') return call(resetHomePhoto, { body: { photoId: step.photoId } })
  const params = { n: String(step.position) }
  if (step.call === 'unselect') return call(unselectHomePhoto, { params })
  return call(selectHomePhoto, { params, body: { acc_photo_id: step.photoId } })
}

async function lead(to: Hung): Promise<void> {
  for (const step of stepsBetween(truth ?? [], to)) truth = (await send(step)).photoList
}

const mutationKey = ['home', 'wall']

/**
 * Hangs the wall anew (S056, C053–C055): shown at once, sent one after the other. When a call fails, what was done of
 * the change is taken back, and what the host has is shown.
 */
export const hangMutation = mutationOptions({
  mutationKey,
  scope: { id: 'home-wall' },
  onMutate: (after: Hung) => {
    void queryClient.cancelQueries({ queryKey: homeQuery.queryKey })
    truth ??= hungNow()
    show(after)
  },
  mutationFn: async (after: Hung) => {
    const before = truth ?? []
    try {
      await lead(after)
    } catch (error) {
      // After the session has ended the wall on the screen may be another member's.
      if (!isAbandoned(error)) await lead(before).catch(() => {})
      throw error
    }
  },
  onSettled: (_nothing, error) => {
    if (queryClient.isMutating({ mutationKey }) > 1) return
    if (truth) show(truth)
    truth = undefined
    // Without an answer nobody knows better than the host.
    if (error) void queryClient.invalidateQueries({ queryKey: homeQuery.queryKey })
  },
})
