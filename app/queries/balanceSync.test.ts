import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { syncBalanceAcrossTabs } from './balanceSync.ts'
import { balanceQuery } from './member.queries.ts'

const { queryKey } = balanceQuery
const balance = (total: number) => ({ paid: 0, free: total, total })
const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated

let otherTab: BroadcastChannel
const heard: unknown[] = []

syncBalanceAcrossTabs()

beforeEach(() => {
  otherTab = new BroadcastChannel('tsudoi.coins')
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
})
afterEach(() => {
  otherTab.close()
  queryClient.clear()
  heard.length = 0
})

describe('the coin balance in two tabs (Q482)', () => {
  it('is announced to the other tab when it changes', async () => {
    queryClient.setQueryData(queryKey, balance(3_280))
    queryClient.setQueryData(queryKey, balance(3_280))
    queryClient.setQueryData(queryKey, balance(3_250))
    await vi.waitFor(() => expect(heard).toEqual([3_280, 3_250]))
  })

  it('is refetched when the other tab shows a different one, and only then', async () => {
    queryClient.setQueryData(queryKey, balance(3_280))
    otherTab.postMessage(3_280)
    otherTab.postMessage(3_280)
    await vi.waitFor(() => expect(heard).toEqual([3_280]))
    expect(isStale()).toBe(false)
    otherTab.postMessage(3_250)
    await vi.waitFor(() => expect(isStale()).toBe(true))
  })
})
