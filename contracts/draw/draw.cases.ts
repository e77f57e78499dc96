import type { AreaCases } from '../case.ts'
import { state, type StateUse } from '../states.ts'
import type * as endpoints from './draw.endpoints.ts'

const channel = state('a channel')
const draw = (params: Parameters<typeof state<'a channel draw'>>[1] = {}) => [channel, state('a channel draw', params)]
const followed = state('a followed channel')
const open = [...draw(), followed]
const bare = [state('a channel', { detail: 'minimal' }), state('a channel draw', { detail: 'minimal' })]
const entered = [...open, state('an entered draw')]
const over = draw({ phase: 'over' })
const unpublished = draw({ phase: 'unpublished' })

const here = { params: { id: 'draw-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-draw' } }

const photo = {
  itemKind: 'PHOTO' as const,
  itemId: 'draw-hoshiyomi-1-photo-1',
  name: 'オリオンの写真',
  image: 'photo/orion.webp',
  amount: 1,
}
const coins = { itemKind: 'COIN' as const, name: '50コイン', amount: 50 }
const bareDraw = {
  drawId: 'draw-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: '星屑くじ',
  entryStartTime: '2026-03-01T03:00:00Z',
  entryEndTime: '2026-03-21T03:00:00Z',
}
const fullDraw = {
  ...bareDraw,
  image: 'draw/stardust.webp',
  description: '星を読む夜に、ひとつだけ願いごとを。',
  cautionList: ['期間の途中で内容が変わることがあります。'],
}
const prizeRow = { prizeId: 'draw-hoshiyomi-1-prize-1', ratePercent: 100 }
const enteredTime = '2026-03-04T03:00:00Z'

const seenAs = (given: readonly StateUse[], entryState: 'AVAILABLE' | 'NOT_FOLLOWED' | 'CLOSED') => ({
  as: 'member' as const,
  given,
  request: here,
  answer: { draw: { ...fullDraw, entryState } },
  exact: ['draw.entryState'],
})

/** The example requests and answers ("cases") of the draw endpoints. */
export const drawCases = {
  getDraw: {
    full: {
      as: 'member',
      given: entered,
      request: here,
      answer: { draw: { ...fullDraw, entryState: 'ENTERED' }, todayResult: { enteredTime, prize: photo } },
      exact: ['draw.entryState'],
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { draw: bareDraw } },
    available: seenAs(open, 'AVAILABLE'),
    notFollowed: seenAs(draw(), 'NOT_FOLLOWED'),
    closed: seenAs(over, 'CLOSED'),
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  listDrawPrize: {
    full: {
      as: 'guest',
      given: draw(),
      request: here,
      answer: { prizeList: [{ ...prizeRow, ...photo, remainingCount: 5 }] },
    },
    minimal: { as: 'guest', given: bare, request: here, answer: { prizeList: [{ ...prizeRow, ...coins }] } },
    empty: { as: 'guest', given: draw({ prizeCount: 0 }), request: here, answer: { prizeList: [] } },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    OutOfTerm: { as: 'guest', given: unpublished, request: here, fails: 'OutOfTerm' },
  },
  enterDraw: {
    full: { as: 'member', given: open, request: here, answer: { result: { enteredTime, prize: photo } } },
    /** The member wins nothing, so the answer has no prize. */
    minimal: {
      as: 'member',
      given: [...draw({ ratePercent: 0 }), followed],
      request: here,
      answer: { result: { enteredTime } },
    },
    sentToPresents: {
      as: 'member',
      given: [...open, state('a full holding', { of: 'ITEMS' })],
      request: here,
      answer: { result: { enteredTime, prize: photo }, sentToPresents: [photo] },
      exact: ['sentToPresents.itemId', 'sentToPresents.amount'],
    },
    again: { as: 'member', given: entered, request: here, answer: { result: { enteredTime, prize: photo } } },
    FailedPrecondition: { as: 'member', given: draw(), request: here, fails: 'FailedPrecondition' },
    OutOfTerm: { as: 'member', given: [...over, followed], request: here, fails: 'OutOfTerm' },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
  },
} satisfies AreaCases<typeof endpoints>
