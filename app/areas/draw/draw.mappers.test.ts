import type { getDraw } from '@tsudoi/contracts/draw/draw.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { drawFactTerms } from '@tsudoi/design-system/screens/parts/DrawFacts'
import { describe, expect, it } from 'vitest'
import { channelDrawFacts } from '../../content/drawFacts.ts'
import { prizeDrawEntryView, prizeView, prizeDrawPageView, type PrizeDrawViewer } from './draw.mappers.ts'

type Answer = ResponseOf<typeof getDraw>
type State = Answer['draw']['entryState']

const photo = { itemKind: 'PHOTO' as const, itemId: 'p', name: '灯台の栞', amount: 1 }
const answer = (entryState?: State, todayResult?: Answer['todayResult']): Answer => ({
  draw: {
    drawId: 'dial',
    ipId: 'todai',
    name: '今夜のダイヤル合わせ',
    entryStartTime: '2026-01-10T03:00:00Z',
    entryEndTime: '2026-02-14T14:59:00Z',
    entryState,
  },
  todayResult,
})
const member: PrizeDrawViewer = { isMember: true, hasFollowed: undefined, now: '2026-01-31T10:42:00.000Z' }

describe('the view of entering a prize draw (R059, W091)', () => {
  it.each<[string, State, Partial<PrizeDrawViewer>, string]>([
    ['a guest must log in first', undefined, { isMember: false }, 'guest'],
    ['a member who may enter can enter', 'AVAILABLE', {}, 'open'],
    ['a member without a state from the server can enter, because the server decides', undefined, {}, 'open'],
    ['a member who does not follow must follow first', 'NOT_FOLLOWED', {}, 'follow'],
    ['a follow counts optimistically', 'NOT_FOLLOWED', { hasFollowed: true }, 'open'],
    ['an unfollow counts optimistically', 'AVAILABLE', { hasFollowed: false }, 'follow'],
    ['the server’s state CLOSED is closed', 'CLOSED', { hasFollowed: true }, 'closed'],
    ['a state that this version does not know is closed', 'UNKNOWN' as State, {}, 'closed'],
    ['the server’s state ENTERED without a result is closed for today', 'ENTERED', {}, 'closed'],
  ])('follows the rule that %s', (_what, entryState, viewer, state) => {
    expect(prizeDrawEntryView(answer(entryState), { ...member, ...viewer }).state).toBe(state)
  })

  it.each([
    ['before the draw begins', '2026-01-10T02:59:59.999Z', 'まだ始まっていません'],
    ['from the end of the draw on', '2026-02-14T14:59:00.000Z', '終了しました'],
  ])(
    'is `closed` %s for members and guests, even if an earlier answer of the server allowed an entry',
    (_when, now, title) => {
      for (const isMember of [true, false])
        expect(prizeDrawEntryView(answer('AVAILABLE'), { ...member, isMember, now })).toMatchObject({
          state: 'closed',
          title,
        })
    },
  )

  it('shows today’s result instead of the entry if there is a result, won or lost, even after the end of the draw', () => {
    const enteredTime = '2026-02-14T14:58:00Z'
    const late = { ...member, now: '2026-02-14T14:59:30.000Z' }
    expect(prizeDrawEntryView(answer('ENTERED', { enteredTime, prize: photo }), late)).toEqual({
      state: 'entered',
      outcome: {
        entered: '2026-02-14T14:58:00.000Z',
        prize: { kind: 'PHOTO', name: '灯台の栞', image: undefined, amount: 1 },
      },
    })
    expect(prizeDrawEntryView(answer('ENTERED', { enteredTime }), late)).toMatchObject({
      state: 'entered',
      outcome: { prize: undefined },
    })
  })
})

describe('the twelve facts of a prize draw (W091–W093, Q140)', () => {
  const prizes = [{ prizeId: 'a', ratePercent: 2.5, remainingCount: 3, ...photo }].map(prizeView)

  it('are all present and not empty, both for a draw with prizes and for one without', () => {
    for (const list of [prizes, undefined]) {
      const { facts } = prizeDrawPageView(answer(), list, member)
      expect(Object.keys(facts).toSorted()).toEqual(Object.keys(drawFactTerms).toSorted())
      const { contact, ...texts } = facts
      for (const text of [...Object.values(texts), contact.text, contact.label, contact.href])
        expect(text.trim()).not.toBe('')
    }
  })

  it('contain the period, and the prizes with the number left, as the server’s answers give them', () => {
    const { facts } = prizeDrawPageView(answer(), prizes, member)
    expect(facts.period).toBe('2026/01/10(土)\u00A012:00〜2026/02/14(土)\u00A023:59（日本時間）')
    expect(facts.prizes).toBe('灯台の栞　残り3本')
  })

  it('contain the channel’s fixed texts as whole sentences', () => {
    const { contact, organiser: _organiser, ...sentences } = channelDrawFacts
    for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/。$/)
    expect(contact.href).toBe('/account/contact')
    expect(channelDrawFacts.price).toMatch(/^無料です。/)
  })
})
