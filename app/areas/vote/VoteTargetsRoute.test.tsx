import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadErrorTexts } from '../../errors/failure.ts'
import { queryClient } from '../../queryClient.ts'
import { serverNow } from '../../time/clock.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { pendingVotesKey } from './hasPendingVote.ts'
import { voteBonusQuery } from './vote.queries.ts'
import { Component as VoteTargetsRoute } from './VoteTargetsRoute.tsx'

const server = memberHost()
const inDays = (days: number) => new Date(serverNow() + days * 86_400_000).toISOString()
const photo = { itemId: 'p1', name: '桟橋の写真', ratePercent: 20 }
const night = () => ({
  bonusId: 'night',
  name: '前夜祭ボーナス',
  startTime: inDays(-1),
  endTime: inDays(1),
  maxRatePercent: 50,
  photoList: [photo],
})
const campaign = () => ({
  campaign: {
    campaignId: 'vote-1',
    ipId: 'todai',
    name: '最後の一曲',
    votingStartTime: inDays(-3),
    votingEndTime: inDays(3),
    dailyAmount: 10,
  },
  targetList: [{ targetId: 'boat', name: '紙の舟' }],
  totalVotedAmount: 0,
  votableAmount: 20,
  activeBonusTermExists: true,
})

/** Mocks a server whose bonus begins when the test says so. Like the real one, it refuses a vote with another bonus. */
function host() {
  const hostState = { isOn: false, ratePercent: 20, voted: [] as string[], expected: [] as number[], bonusRequests: 0 }
  const hold = { until: Promise.resolve() }
  const photoNow = () => ({ ...photo, ratePercent: hostState.ratePercent })
  let bonusAnswer: (usual: () => Response) => Response | Promise<Response> = (usual) => usual()
  server.use(
    http.get('*/v2/vote/ranking/campaign/vote-1', () => HttpResponse.json(campaign())),
    http.get('*/v2/vote/ranking/campaign/vote-1/bonus/active', () => {
      hostState.bonusRequests += 1
      return bonusAnswer(() =>
        HttpResponse.json(hostState.isOn ? { bonus: { ...night(), photoList: [photoNow()] } } : {}),
      )
    }),
    http.get('*/v2/vote/ranking/campaign/vote-1/bonus/active/photo', () =>
      HttpResponse.json({ ownedBonusPhotoList: hostState.isOn ? [photoNow()] : [] }),
    ),
    http.get('*/v2/ip/todai', () => HttpResponse.json({ ip: { ipId: 'todai', name: '灯台放送局' } })),
    http.post('*/v2/vote/ranking/campaign/vote-1/target/boat/bonus/:bonus/vote', async ({ params, request }) => {
      const bonus = String(params['bonus'])
      const expected = Number(new URL(request.url).searchParams.get('expectedObtainedAmount'))
      hostState.expected.push(expected)
      hostState.voted.push(bonus)
      await hold.until
      if (bonus !== (hostState.isOn ? 'night' : '0'))
        return HttpResponse.json({ messageCode: 'VoteRankingBonusTermChanged', code: 400 }, { status: 400 })
      const obtained = hostState.isOn ? Math.floor((5 * (100 + hostState.ratePercent)) / 100) : 5
      if (expected !== obtained) return HttpResponse.json({ messageCode: 'PriceChanged', code: 409 }, { status: 409 })
      return HttpResponse.json({ rewardList: [], obtainedAmount: 6, totalVotedAmount: 5, votableAmount: 15 })
    }),
  )
  return { hostState, hold, bonusAnswers: (next: typeof bonusAnswer) => void (bonusAnswer = next) }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sheet = () => screen.getByRole('dialog')
// Submits the form itself: its button is outside of it, and this DOM does not submit the form by such a button.
const submit = () => fireEvent.submit(sheet().querySelector('form')!)

const renderPage = () =>
  render(
    <Queries>
      <MemoryRouter initialEntries={['/vote/ranking/vote-1/target']}>
        <Routes>
          <Route path="/vote/ranking/:id/target" element={<VoteTargetsRoute />} />
        </Routes>
      </MemoryRouter>
    </Queries>,
  )

async function openPage(): Promise<void> {
  renderPage()
  await screen.findByRole('button', { name: '紙の舟に投票する' })
}

/** Opens the page and the sheet's confirmation of five points. */
async function openConfirmation(owned: readonly object[] = []): Promise<void> {
  await openPage()
  await waitFor(() =>
    expect(queryClient.getQueryData(voteBonusQuery('vote-1', true).queryKey)).toMatchObject({ owned }),
  )
  press('紙の舟に投票する')
  fireEvent.change(await screen.findByRole('spinbutton'), { target: { value: '5' } })
  submit()
  await screen.findByRole('button', { name: /^5\s?ポイント\s?で投票する/ })
}

/** Expects both bonuses side by side, then votes with the new one. */
async function expectBothBonusesAndVote(voted: readonly string[]): Promise<void> {
  await waitFor(() => expect(within(sheet()).getByRole('alert').textContent).toContain('まだ投票していません。'))
  const sides = [...sheet().querySelectorAll('section')].map(({ textContent }) => textContent)
  expect(sides).toEqual([
    expect.stringMatching(/変わる前.*ボーナスはありません.*5票/),
    expect.stringMatching(/いま.*前夜祭ボーナス.*6票/),
  ])
  press('新しい内容で5ポイントを見なおす')
  submit()
  press(/^5\s?ポイント\s?で投票する/)
  expect((await within(sheet()).findByText(/が入りました/)).textContent).toContain('6票が入りました')
  expect(voted.at(-1)).toBe('night')
}

beforeEach(async () => {
  await loadErrorTexts()
  await import('./VotingSheet.tsx')
})
afterEach(cleanup)

describe('a press on a vote target before the current bonus has loaded (R075, W107)', () => {
  it('opens the voting sheet as soon as the bonus has loaded', async () => {
    const { bonusAnswers } = host()
    const { promise, resolve } = Promise.withResolvers<void>()
    bonusAnswers((usual) => promise.then(usual))
    await openPage()
    press('紙の舟に投票する')
    expect(screen.queryByRole('spinbutton')).toBeNull()
    resolve()
    await screen.findByRole('spinbutton')
  })

  it('opens no voting sheet if the bonus fails to load, and a second press requests the bonus again', async () => {
    const { hostState, bonusAnswers } = host()
    bonusAnswers(() => HttpResponse.error())
    await openPage()
    press('紙の舟に投票する')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const bonusRequests = hostState.bonusRequests
    bonusAnswers((usual) => usual())
    await act(() => queryClient.refetchQueries({ queryKey: voteBonusQuery('vote-1', true).queryKey }))
    expect(hostState.bonusRequests).toBe(bonusRequests + 1)
    expect(screen.queryByRole('spinbutton')).toBeNull()
    press('紙の舟に投票する')
    await screen.findByRole('spinbutton')
  })
})

describe('a page that is opened again before an earlier vote is answered (R075, X13, Q432)', () => {
  /** Votes, leaves the page, and opens it again. The returned function lets the server answer the vote. */
  async function reopenWhileVoting(hostOfVote: ReturnType<typeof host>): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    hostOfVote.hold.until = promise
    await openConfirmation()
    press(/^5\s?ポイント\s?で投票する/)
    await waitFor(() => expect(hostOfVote.hostState.voted).toHaveLength(1))
    cleanup()
    renderPage()
    expect(await screen.findByRole('dialog')).toBeTruthy()
    return resolve
  }

  it('shows the result of that vote when the answer arrives, and then lets the member vote again', async () => {
    const answerVote = await reopenWhileVoting(host())
    answerVote()
    expect((await within(sheet()).findByText(/が入りました/)).textContent).toContain('6票が入りました')
    press('投票先にもどる')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('紙の舟に投票する')
    expect(await screen.findByRole('spinbutton')).toBeTruthy()
  })

  it('says that nothing was voted if the server refuses that vote', async () => {
    const hostOfVote = host()
    const answerVote = await reopenWhileVoting(hostOfVote)
    hostOfVote.hostState.isOn = true
    answerVote()
    await waitFor(() => expect(within(sheet()).getByRole('alert').textContent).toContain('まだ投票していません。'))
  })

  it('opens the voting sheet by a press if the stored vote cannot be read', async () => {
    host()
    sessionStorage.setItem(pendingVotesKey, JSON.stringify([{ campaignId: 'vote-1' }]))
    await openPage()
    await act(() => queryClient.refetchQueries({ queryKey: voteBonusQuery('vote-1', true).queryKey }))
    press('紙の舟に投票する')
    expect(await screen.findByRole('spinbutton')).toBeTruthy()
  })
})

describe('a voting bonus that begins while the sheet is open (R075, W107, E061)', () => {
  it('is shown beside the former bonus, and no further vote is sent until the user confirms the new bonus', async () => {
    const { hostState } = host()
    await openConfirmation()
    hostState.isOn = true
    press(/^5\s?ポイント\s?で投票する/)
    await expectBothBonusesAndVote(hostState.voted)
    expect(hostState.voted).toEqual(['0', 'night'])
  })

  it('is fetched again after the server refuses the vote, even if an older request for the bonus is still in flight', async () => {
    const { hostState, bonusAnswers } = host()
    await openConfirmation()
    const { promise, resolve } = Promise.withResolvers<void>()
    const bonusRequests = hostState.bonusRequests
    bonusAnswers(async (usual) => {
      if (hostState.bonusRequests > bonusRequests + 1) return usual()
      await promise
      return HttpResponse.json({})
    })
    act(() => void queryClient.invalidateQueries({ queryKey: voteBonusQuery('vote-1', true).queryKey }))
    await waitFor(() => expect(hostState.bonusRequests).toBe(bonusRequests + 1))
    hostState.isOn = true
    press(/^5\s?ポイント\s?で投票する/)
    await waitFor(() => expect(hostState.bonusRequests).toBe(bonusRequests + 2))
    resolve()
    await expectBothBonusesAndVote(hostState.voted)
  })

  it('is shown before the next vote is sent, even if the bonus could not be loaded right after the refusal', async () => {
    const { hostState, bonusAnswers } = host()
    await openConfirmation()
    hostState.isOn = true
    bonusAnswers(() => HttpResponse.error())
    press(/^5\s?ポイント\s?で投票する/)
    await screen.findByText('ボーナスの対象が変わりました')
    bonusAnswers((usual) => usual())
    submit()
    await expectBothBonusesAndVote(hostState.voted)
    expect(hostState.voted).toEqual(['0', 'night'])
  })
})

describe('a voting bonus whose rate changes while the sheet is open (R075, W107, Q354)', () => {
  it('makes the server refuse the vote with the outdated number; then the sheet shows both bonuses and asks for another confirmation', async () => {
    const { hostState } = host()
    hostState.isOn = true
    hostState.ratePercent = 40
    await openConfirmation([{ ratePercent: 40 }])
    hostState.ratePercent = 20
    press(/^5\s?ポイント\s?で投票する/)
    await waitFor(() => expect(within(sheet()).getByRole('alert').textContent).toContain('まだ投票していません。'))
    const sides = [...sheet().querySelectorAll('section')].map(({ textContent }) => textContent)
    expect(sides).toEqual([expect.stringMatching(/変わる前.*7票/), expect.stringMatching(/いま.*6票/)])
    expect(hostState.expected).toEqual([7])
    press('新しい内容で5ポイントを見なおす')
    submit()
    press(/^5\s?ポイント\s?で投票する/)
    expect((await within(sheet()).findByText(/が入りました/)).textContent).toContain('6票が入りました')
    expect(hostState.expected).toEqual([7, 6])
  })

  it('is reported as “nothing was voted” if the new bonus cannot be loaded', async () => {
    const { hostState, bonusAnswers } = host()
    hostState.isOn = true
    await openConfirmation([{ ratePercent: 20 }])
    hostState.ratePercent = 40
    bonusAnswers(() => HttpResponse.error())
    press(/^5\s?ポイント\s?で投票する/)
    await screen.findByText('入る票の数が変わりました')
    expect(screen.getByText(/投票していません。ポイントは使われていません。/)).toBeTruthy()
  })
})
