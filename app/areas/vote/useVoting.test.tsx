import { act, renderHook, waitFor } from '@testing-library/react'
import type { VoteBonus } from '@tsudoi/design-system/screens/vote/vote.types'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadErrorTexts } from '../../errors/failure.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { hasPendingVote } from './hasPendingVote.ts'
import { storePendingVote } from './pendingVotes.ts'
import { useReachedRewards } from './reachedRewards.ts'
import { useVoting } from './useVoting.ts'
import { voteCampaignQuery } from './vote.queries.ts'

const server = memberHost()
const photo = (id: string, percent: number) => ({ id, name: `写真${id}`, percent })
const termOf = (id: string, owned: ReturnType<typeof photo>[]): VoteBonus => ({
  id,
  name: id,
  start: '',
  end: '',
  maxPercent: 50,
  photos: owned,
  owned,
})
const album = termOf('album', [photo('p1', 20), photo('p2', 10)])
const night = termOf('night', [photo('p1', 10)])
const boat = { id: 'boat', name: '紙の舟' }

interface Sent {
  path: string
  key: string | null
  body: { amount: number; bonusPhotoIds: string[] }
}

const coins = { rewardId: 'r1', requiredAmount: 10, itemKind: 'COIN', name: 'コイン', amount: 30 }
const answer = { rewardList: [coins], obtainedAmount: 13, totalVotedAmount: 10, votableAmount: 22 }
const done = () => HttpResponse.json(answer)
const refusal =
  (messageCode: string, status = 400) =>
  () =>
    HttpResponse.json({ messageCode, code: status }, { status })

/** Mocks a server that answers votes as set by `answers`, and counts each idempotency key once. */
function host() {
  const sent: Sent[] = []
  let answers: () => Response | Promise<Response> = done
  server.use(
    http.post('*/v2/vote/ranking/campaign/:id/target/:target/bonus/:bonus/vote', async ({ request, params }) => {
      const body = (await request.json()) as Sent['body']
      sent.push({
        path: `${String(params['target'])}/${String(params['bonus'])}`,
        key: request.headers.get('idempotency-key'),
        body,
      })
      return answers()
    }),
  )
  return { sent, answers: (next: typeof answers) => void (answers = next) }
}

interface Props {
  bonus: VoteBonus | undefined
}

const openWith = (bonus: VoteBonus | undefined) =>
  renderHook(({ bonus: now }: Props) => useVoting('ranking', 'vote-1', boat, now), {
    wrapper: queryWrapper,
    initialProps: { bonus },
  })
const open = () => openWith(album)
type Sheet = ReturnType<typeof open>

const at = (sheet: Sheet) => sheet.result.current?.step.at
const typeTen = (sheet: Sheet) => act(() => sheet.result.current?.onDraft({ amount: '10' }))
const next = (sheet: Sheet) => act(() => sheet.result.current?.onNext())
const vote = (sheet: Sheet) => act(() => sheet.result.current?.onVote())
const waitForStep = (sheet: Sheet, step: string) => waitFor(() => expect(at(sheet)).toBe(step))
const waitUntilIdle = () => waitFor(() => expect(queryClient.isMutating()).toBe(0))

/** Opens the sheet at the confirmation, one press before voting. */
function openConfirmation(): Sheet {
  const sheet = open()
  typeTen(sheet)
  next(sheet)
  return sheet
}

/** The expected body of a vote: only with the photos that the confirmation has shown. */
const expectedBody = (bonusPhotoIds: string[]) => ({ amount: 10, bonusPhotoIds })

beforeEach(async () => {
  await loadErrorTexts()
  resetSessionData()
})

describe('sending a vote (R075, W107, C160)', () => {
  it.each([2, 20])(
    'sends one vote for %d taps, with the content that the confirmation has shown (X13)',
    async (taps) => {
      const { sent } = host()
      const sheet = openConfirmation()
      act(() => Array.from({ length: taps }).forEach(() => sheet.result.current?.onVote()))
      await waitForStep(sheet, 'done')
      await waitUntilIdle()
      expect(sent.map(({ path, body }) => [path, body])).toEqual([['boat/album', expectedBody(['p1', 'p2'])]])
      expect(sheet.result.current?.step).toMatchObject({ cast: { amount: 10, votes: 13, votable: 22 } })
    },
  )

  it('sends no call before the user confirms the vote', async () => {
    const { sent } = host()
    const sheet = open()
    vote(sheet)
    await waitUntilIdle()
    expect(sent).toEqual([])
  })

  it('keeps the typed amount when the user closes the sheet and opens it again', () => {
    const sheet = open()
    typeTen(sheet)
    sheet.unmount()
    expect(open().result.current?.draft.amount).toBe('10')
  })

  it('sends the bonus id 0 without a bonus (Q77), and leaves out photos that the user has excluded', async () => {
    const { sent } = host()
    const sheetWithoutBonus = openWith(undefined)
    next(sheetWithoutBonus)
    vote(sheetWithoutBonus)
    await waitForStep(sheetWithoutBonus, 'done')
    sheetWithoutBonus.unmount()
    const some = open()
    act(() => some.result.current?.onDraft({ photoIds: ['p2'] }))
    next(some)
    vote(some)
    await waitForStep(some, 'done')
    expect(sent.map(({ path, body }) => [path, body.bonusPhotoIds])).toEqual([
      ['boat/0', []],
      ['boat/album', ['p2']],
    ])
  })

  it('refetches the campaign, and stores the rewards that the server has granted (S126)', async () => {
    host()
    let campaignFetches = 0
    server.use(
      http.get('*/v2/vote/ranking/campaign/vote-1', () => {
        campaignFetches += 1
        return HttpResponse.json({
          campaign: {
            campaignId: 'vote-1',
            ipId: 'todai',
            name: '最後の一曲',
            votingStartTime: '2026-01-01T00:00:00Z',
            votingEndTime: '2026-12-01T00:00:00Z',
            dailyAmount: 10,
          },
          targetList: [],
          activeBonusTermExists: true,
        })
      }),
    )
    await queryClient.fetchQuery(voteCampaignQuery('vote-1', true))
    const sheet = openConfirmation()
    vote(sheet)
    await waitForStep(sheet, 'done')
    expect(useReachedRewards.getState()['vote-1']).toEqual([coins])
    expect(queryClient.getQueryState(voteCampaignQuery('vote-1', true).queryKey)?.isInvalidated).toBe(true)
    await queryClient.fetchQuery(voteCampaignQuery('vote-1', true))
    expect(campaignFetches).toBe(2)
  })

  it.each([
    ['VoteRankingVotingUnavailable', 400, 'E063', 'いまは投票できません'],
    ['OutOfRange', 400, 'E024', ''],
  ])(
    'says that no points were spent if the server refuses the vote with %s (%s, %s)',
    async (messageCode, status, _row, title) => {
      const { answers } = host()
      answers(refusal(messageCode, status))
      const sheet = openConfirmation()
      vote(sheet)
      await waitForStep(sheet, 'refused')
      expect(sheet.result.current?.step).toMatchObject({
        failure: { coins: '投票していません。ポイントは使われていません。' },
      })
      expect(JSON.stringify(sheet.result.current?.step)).toContain(title)
      expect(sheet.result.current?.draft.amount).toBe('10')
      expect(useErrorQueue.getState().messages).toEqual([])
    },
  )
})

describe('a vote around a change of the voting bonus (S016, Q41)', () => {
  /** Expects both bonuses side by side, confirms the same amount again, and votes with the new photos. */
  async function confirmNewBonusAndVote(sheet: Sheet, sent: Sent[]) {
    const before = sent.length
    expect(sheet.result.current).toMatchObject({ step: { at: 'changed', after: night }, draft: { bonus: album } })
    vote(sheet)
    next(sheet)
    await waitUntilIdle()
    expect(sent).toHaveLength(before)
    expect(at(sheet)).toBe('changed')
    act(() => sheet.result.current?.onBack())
    expect(sheet.result.current).toMatchObject({ step: { at: 'edit' }, draft: { amount: '10', photoIds: ['p1'] } })
    next(sheet)
    vote(sheet)
    await waitForStep(sheet, 'done')
    expect(sent.slice(before).map(({ path, body }) => [path, body])).toEqual([['boat/night', expectedBody(['p1'])]])
  }

  it('uses the new bonus, which the sheet shows, if the change comes before the sheet opens', async () => {
    const { sent } = host()
    const sheet = openWith(night)
    typeTen(sheet)
    next(sheet)
    vote(sheet)
    await waitForStep(sheet, 'done')
    expect(sent.map(({ path }) => path)).toEqual(['boat/night'])
  })

  it('is sent only after the sheet has shown both bonuses if the change comes while the user chooses the amount', async () => {
    const { sent } = host()
    const sheet = open()
    typeTen(sheet)
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('changed')
    await confirmNewBonusAndVote(sheet, sent)
  })

  it('is sent only after the sheet has shown both bonuses if the change comes at the confirmation', async () => {
    const { sent } = host()
    const sheet = openConfirmation()
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('changed')
    await confirmNewBonusAndVote(sheet, sent)
  })

  it.each(['VoteRankingBonusTermChanged', 'VoteRankingBonusPhotoChanged'])(
    'is sent again only after the sheet has shown the old and the new bonus, if it changes while the vote is sent and the server answers %s (E061, E062)',
    async (messageCode) => {
      const { sent, answers } = host()
      answers(refusal(messageCode))
      const sheet = openConfirmation()
      vote(sheet)
      sheet.rerender({ bonus: night })
      await waitForStep(sheet, 'changed')
      expect(useErrorQueue.getState().messages).toEqual([])
      answers(done)
      await confirmNewBonusAndVote(sheet, sent)
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    },
  )

  it('is first sent again with its own idempotency key if the change comes after a lost answer; then the sheet shows both bonuses', async () => {
    const { sent, answers } = host()
    answers(() => HttpResponse.error())
    const sheet = openConfirmation()
    vote(sheet)
    await waitForStep(sheet, 'unknown')
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('unknown')
    answers(refusal('VoteRankingBonusTermChanged'))
    vote(sheet)
    await waitForStep(sheet, 'changed')
    expect(sent[1]).toEqual(sent[0])
    answers(done)
    await confirmNewBonusAndVote(sheet, sent)
  })

  it('keeps its displayed result if the change comes after the answer', async () => {
    const { sent } = host()
    const sheet = openConfirmation()
    vote(sheet)
    await waitForStep(sheet, 'done')
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('done')
    expect(sent).toHaveLength(1)
  })

  it('is shown as refused if the server reports a change but the refetched bonus is equal to the former one', async () => {
    const { answers } = host()
    answers(refusal('VoteRankingBonusPhotoChanged'))
    const sheet = openConfirmation()
    vote(sheet)
    await waitForStep(sheet, 'refused')
    expect(sheet.result.current?.step).toMatchObject({ failure: { title: 'ボーナスの対象が変わりました' } })
  })

  it('leaves out the photos that the user had excluded before the change', () => {
    const sheet = open()
    act(() => sheet.result.current?.onDraft({ photoIds: ['p2'] }))
    sheet.rerender({ bonus: termOf('third', [photo('p1', 5), photo('p3', 5)]) })
    act(() => sheet.result.current?.onBack())
    expect(sheet.result.current?.draft.photoIds).toEqual(['p3'])
  })
})

describe('a vote whose answer is lost (X13, E001, E002)', () => {
  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a 500', refusal('Internal', 500)],
    ['a 503', refusal('', 503)],
    ['too many requests', refusal('TooManyRequests', 429)],
    ['garbage', () => new Response('<html>', { status: 200 })],
    ['an answer of an unexpected format', () => HttpResponse.json({ rewardList: 7 })],
  ])(
    'is, after %s, sent again with its idempotency key, also after a reload, until the outcome is known',
    async (_what, fault) => {
      const { sent, answers } = host()
      answers(fault)
      const sheet = openConfirmation()
      vote(sheet)
      await waitForStep(sheet, 'unknown')
      expect(hasPendingVote('vote-1')).toBe(true)
      expect(useErrorQueue.getState().messages).toEqual([])
      sheet.unmount()
      const again = renderHook(() => useVoting('ranking', 'vote-1', { id: 'letter', name: '手紙' }, album), {
        wrapper: queryWrapper,
      })
      expect(again.result.current).toMatchObject({ step: { at: 'unknown' }, draft: { subject: boat, amount: '10' } })
      answers(done)
      act(() => again.result.current?.onVote())
      await waitFor(() => expect(again.result.current?.step.at).toBe('done'))
      expect(sent).toHaveLength(2)
      expect(sent[1]).toEqual(sent[0])
      expect(hasPendingVote('vote-1')).toBe(false)
    },
  )

  it('is shown with its result in a sheet that the member opens for another target before the answer arrives (Q432)', async () => {
    const { answers } = host()
    const { promise, resolve } = Promise.withResolvers<void>()
    answers(async () => {
      await promise
      return done()
    })
    const sheet = openConfirmation()
    vote(sheet)
    await waitForStep(sheet, 'sending')
    sheet.unmount()
    const again = renderHook(() => useVoting('ranking', 'vote-1', { id: 'letter', name: '手紙' }, album), {
      wrapper: queryWrapper,
    })
    expect(again.result.current).toMatchObject({ step: { at: 'sending' }, draft: { subject: boat } })
    resolve()
    await waitFor(() => expect(again.result.current?.step).toMatchObject({ at: 'done', cast: { votes: 13 } }))
    expect(again.result.current?.draft.subject).toEqual(boat)
  })

  it('belongs only to its campaign, even if the amount or the target has the id of another campaign', () => {
    storePendingVote({
      campaignId: 'vote-1',
      kind: 'ranking',
      draft: { subject: { id: '4', name: '紙の舟' }, amount: '3', bonus: undefined, photoIds: [] },
    })
    expect(['vote-1', '3', '4'].map(hasPendingVote)).toEqual([true, false, false])
  })

  it('is deleted from the device when the session ends', async () => {
    const { answers } = host()
    answers(() => HttpResponse.error())
    const sheet = openConfirmation()
    vote(sheet)
    await waitForStep(sheet, 'unknown')
    act(resetSessionData)
    expect(hasPendingVote('vote-1')).toBe(false)
  })
})
