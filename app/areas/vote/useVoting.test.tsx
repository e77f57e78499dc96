import { act, renderHook, waitFor } from '@testing-library/react'
import type { VoteBonus } from '@tsudoi/design-system/screens/vote/vote.types'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadErrorTexts } from '../../errors/failure.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { hasBallot } from './hasBallot.ts'
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
const to10 = (sheet: Sheet) => act(() => sheet.result.current?.onDraft({ amount: '10' }))
const next = (sheet: Sheet) => act(() => sheet.result.current?.onNext())
const vote = (sheet: Sheet) => act(() => sheet.result.current?.onVote())
const becomes = (sheet: Sheet, step: string) => waitFor(() => expect(at(sheet)).toBe(step))
const isQuiet = () => waitFor(() => expect(queryClient.isMutating()).toBe(0))

/** Opens the sheet at the confirmation, one press before voting. */
function ready(): Sheet {
  const sheet = open()
  to10(sheet)
  next(sheet)
  return sheet
}

/** The expected body of a vote: only with the photos that the confirmation has shown. */
const whole = (bonusPhotoIds: string[]) => ({ amount: 10, bonusPhotoIds })

beforeEach(async () => {
  await loadErrorTexts()
  resetSessionData()
})

describe('a vote (R075, W107, C160)', () => {
  it.each([2, 20])('is sent once for %d taps, as the confirmation has shown it (X13)', async (taps) => {
    const { sent } = host()
    const sheet = ready()
    act(() => Array.from({ length: taps }).forEach(() => sheet.result.current?.onVote()))
    await becomes(sheet, 'done')
    await isQuiet()
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['boat/album', whole(['p1', 'p2'])]])
    expect(sheet.result.current?.step).toMatchObject({ cast: { amount: 10, votes: 13, votable: 22 } })
  })

  it('is not sent before the confirmation', async () => {
    const { sent } = host()
    const sheet = open()
    vote(sheet)
    await isQuiet()
    expect(sent).toEqual([])
  })

  it('keeps its amount when its sheet is closed and opened again', () => {
    const sheet = open()
    to10(sheet)
    sheet.unmount()
    expect(open().result.current?.draft.amount).toBe('10')
  })

  it('without a bonus is sent with the bonus id 0 (Q77), and without photos that the user has excluded', async () => {
    const { sent } = host()
    const bare = openWith(undefined)
    next(bare)
    vote(bare)
    await becomes(bare, 'done')
    bare.unmount()
    const some = open()
    act(() => some.result.current?.onDraft({ photoIds: ['p2'] }))
    next(some)
    vote(some)
    await becomes(some, 'done')
    expect(sent.map(({ path, body }) => [path, body.bonusPhotoIds])).toEqual([
      ['boat/0', []],
      ['boat/album', ['p2']],
    ])
  })

  it('refetches the campaign, and stores its rewards (S126)', async () => {
    host()
    let asked = 0
    server.use(
      http.get('*/v2/vote/ranking/campaign/vote-1', () => {
        asked += 1
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
    const sheet = ready()
    vote(sheet)
    await becomes(sheet, 'done')
    expect(useReachedRewards.getState()['vote-1']).toEqual([coins])
    expect(queryClient.getQueryState(voteCampaignQuery('vote-1', true).queryKey)?.isInvalidated).toBe(true)
    await queryClient.fetchQuery(voteCampaignQuery('vote-1', true))
    expect(asked).toBe(2)
  })

  it.each([
    ['VoteRankingVotingUnavailable', 400, 'E063', 'いまは投票できません'],
    ['OutOfRange', 400, 'E024', ''],
  ])('that is refused with %s says that no points were spent (%s, %s)', async (messageCode, status, _row, title) => {
    const { answers } = host()
    answers(refusal(messageCode, status))
    const sheet = ready()
    vote(sheet)
    await becomes(sheet, 'refused')
    expect(sheet.result.current?.step).toMatchObject({
      failure: { coins: '投票していません。ポイントは使われていません。' },
    })
    expect(JSON.stringify(sheet.result.current?.step)).toContain(title)
    expect(sheet.result.current?.draft.amount).toBe('10')
    expect(useErrorQueue.getState().messages).toEqual([])
  })
})

describe('a bonus that changes: no vote with the wrong photos, and the amount stays (S016, Q41)', () => {
  /** Expects both bonuses side by side, confirms the same amount again, and votes with the new photos. */
  async function goOnWith(sheet: Sheet, sent: Sent[]) {
    const before = sent.length
    expect(sheet.result.current).toMatchObject({ step: { at: 'changed', after: night }, draft: { bonus: album } })
    vote(sheet)
    next(sheet)
    await isQuiet()
    expect(sent).toHaveLength(before)
    expect(at(sheet)).toBe('changed')
    act(() => sheet.result.current?.onBack())
    expect(sheet.result.current).toMatchObject({ step: { at: 'edit' }, draft: { amount: '10', photoIds: ['p1'] } })
    next(sheet)
    vote(sheet)
    await becomes(sheet, 'done')
    expect(sent.slice(before).map(({ path, body }) => [path, body])).toEqual([['boat/night', whole(['p1'])]])
  }

  it('1: before the sheet opens, is the one that is shown', async () => {
    const { sent } = host()
    const sheet = openWith(night)
    to10(sheet)
    next(sheet)
    vote(sheet)
    await becomes(sheet, 'done')
    expect(sent.map(({ path }) => path)).toEqual(['boat/night'])
  })

  it('2: while the user chooses the amount', async () => {
    const { sent } = host()
    const sheet = open()
    to10(sheet)
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('changed')
    await goOnWith(sheet, sent)
  })

  it('3: at the confirmation', async () => {
    const { sent } = host()
    const sheet = ready()
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('changed')
    await goOnWith(sheet, sent)
  })

  it.each(['VoteRankingBonusTermChanged', 'VoteRankingBonusPhotoChanged'])(
    '4: while the vote is in flight, when the server answers %s (E061, E062)',
    async (messageCode) => {
      const { sent, answers } = host()
      answers(refusal(messageCode))
      const sheet = ready()
      vote(sheet)
      sheet.rerender({ bonus: night })
      await becomes(sheet, 'changed')
      expect(useErrorQueue.getState().messages).toEqual([])
      answers(done)
      await goOnWith(sheet, sent)
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    },
  )

  it('5: after a lost answer, the outcome of the former vote is looked up first, with its own key', async () => {
    const { sent, answers } = host()
    answers(() => HttpResponse.error())
    const sheet = ready()
    vote(sheet)
    await becomes(sheet, 'unknown')
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('unknown')
    answers(refusal('VoteRankingBonusTermChanged'))
    vote(sheet)
    await becomes(sheet, 'changed')
    expect(sent[1]).toEqual(sent[0])
    answers(done)
    await goOnWith(sheet, sent)
  })

  it('6: after the vote, the result stays as it was', async () => {
    const { sent } = host()
    const sheet = ready()
    vote(sheet)
    await becomes(sheet, 'done')
    sheet.rerender({ bonus: night })
    expect(at(sheet)).toBe('done')
    expect(sent).toHaveLength(1)
  })

  it('shows the refusal if nothing else has changed', async () => {
    const { answers } = host()
    answers(refusal('VoteRankingBonusPhotoChanged'))
    const sheet = ready()
    vote(sheet)
    await becomes(sheet, 'refused')
    expect(sheet.result.current?.step).toMatchObject({ failure: { title: 'ボーナスの対象が変わりました' } })
  })

  it('keeps photos excluded that the user has excluded before', () => {
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
    'after %s is sent again with the same key, also after a reload, until its outcome is known',
    async (_what, fault) => {
      const { sent, answers } = host()
      answers(fault)
      const sheet = ready()
      vote(sheet)
      await becomes(sheet, 'unknown')
      expect(hasBallot('vote-1')).toBe(true)
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
      expect(hasBallot('vote-1')).toBe(false)
    },
  )

  it('is deleted with the session', async () => {
    const { answers } = host()
    answers(() => HttpResponse.error())
    const sheet = ready()
    vote(sheet)
    await becomes(sheet, 'unknown')
    act(resetSessionData)
    expect(hasBallot('vote-1')).toBe(false)
  })
})
