import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useReceiveReward } from './useReceiveReward.ts'
import { participateRewardsView } from './vote.mappers.ts'
import { participateRewardQuery } from './vote.queries.ts'

const server = memberHost()
const coins = { rewardId: 'r1', requiredAmount: 1, itemKind: 'COIN', name: 'コイン', amount: 30 }

/** Mocks a server that grants a reward once. */
function host() {
  const kept = { sent: 0, received: false }
  let answers: () => Response = () => HttpResponse.json({ receiveRewardList: [coins] })
  server.use(
    http.post('*/v2/vote/ranking/campaign/vote-1/participate_reward/r1/receive', () => {
      kept.sent += 1
      return answers()
    }),
    http.get('*/v2/vote/ranking/campaign/vote-1/participate_reward', () =>
      HttpResponse.json({
        totalVotedAmount: 3,
        rewardList: [coins],
        receiveRewardList: kept.received ? [coins] : [],
      }),
    ),
    http.get('*/v2/coin/balance', () => HttpResponse.json({ total: 1, free: 1, paid: 0 })),
  )
  return { kept, answers: (next: typeof answers) => void (answers = next) }
}

const query = participateRewardQuery('vote-1')
const open = () => renderHook(() => useReceiveReward('participate', 'vote-1'), { wrapper: queryWrapper })
const isReceived = async () =>
  participateRewardsView(await queryClient.fetchQuery(query)).rewards.map((reward) => reward.isReceived)

describe('receiving a reward for taking part in a vote (R076, W108, C158, C159)', () => {
  beforeAll(loadErrorTexts)

  it('sends one request for twenty taps in quick succession', async () => {
    const { kept, answers } = host()
    answers(() => ((kept.received = true), HttpResponse.json({ receiveRewardList: [coins] })))
    const page = open()
    act(() => Array.from({ length: 20 }).forEach(() => page.result.current.onReceive('r1')))
    await waitFor(() => expect(page.result.current.receiving.id).toBeUndefined())
    expect(kept.sent).toBe(1)
    expect(await isReceived()).toEqual([true])
  })

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a 500', () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })],
    ['garbage', () => new Response('<html>', { status: 200 })],
  ])('shows the reward as received after %s, if the server has granted the reward', async (_what, fault) => {
    const { kept, answers } = host()
    answers(() => ((kept.received = true), fault()))
    const page = open()
    expect(await isReceived()).toEqual([false])
    act(() => page.result.current.onReceive('r1'))
    await waitFor(() => expect(page.result.current.receiving.failed).toBeDefined())
    expect(await isReceived()).toEqual([true])
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  it('shows a refusal outside the reward’s period at the reward’s row, without a dialog (E064)', async () => {
    const { answers } = host()
    const messageCode = 'VoteRankingParticipateRewardUnavailable'
    answers(() => HttpResponse.json({ messageCode, code: 400 }, { status: 400 }))
    const page = open()
    act(() => page.result.current.onReceive('r1'))
    await waitFor(() => expect(page.result.current.receiving.failed?.id).toBe('r1'))
    expect(page.result.current.receiving.failed?.text).toContain('受け取り期間が終わりました')
    expect(useErrorQueue.getState().messages).toEqual([])
  })
})
