import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { useEnterPrizeDraw } from '../areas/draw/useEnterPrizeDraw.ts'
import { usePrizeChoice } from '../areas/lottery/usePrizeChoice.ts'
import { useReceiveReward } from '../areas/vote/useReceiveReward.ts'
import { queryClient } from '../queryClient.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'

const server = memberHost()
afterEach(() => sessionStorage.clear())

/** The mutations, as their pages use them. The hook `usePress` returns the function that a press calls. */
const presses: [name: string, usePress: () => () => void][] = [
  ['the request to enter a prize draw', () => useEnterPrizeDraw({ ipId: 'ip', drawId: 'd' }, false).enter],
  ['the request to choose a lottery prize', usePrize],
  ['the request for a participation reward of a vote', rewardOf('participate')],
  ['the request for a reward of a coop vote', rewardOf('coop')],
]
function usePrize() {
  const { choose } = usePrizeChoice('l')
  return () => choose('reward-1')
}
function rewardOf(kind: 'participate' | 'coop') {
  return function usePress() {
    const { onReceive } = useReceiveReward(kind, 'campaign')
    return () => onReceive('reward-1')
  }
}

describe.each(presses)('%s', (_name, usePress) => {
  it('is sent once for several presses before the answer, even from two buttons of a page (X13)', async () => {
    const sent: string[] = []
    const answer = Promise.withResolvers<void>()
    server.use(
      http.get('*', () => HttpResponse.error()),
      http.all('*', async ({ request }) => {
        sent.push(`${request.method} ${new URL(request.url).pathname}`)
        await answer.promise
        return HttpResponse.error()
      }),
    )
    const one = renderHook(usePress, { wrapper: queryWrapper })
    const other = renderHook(usePress, { wrapper: queryWrapper })
    act(() => {
      one.result.current()
      one.result.current()
      other.result.current()
    })
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => one.result.current())
    answer.resolve()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(sent).toHaveLength(1)
    one.unmount()
    other.unmount()
  })
})
