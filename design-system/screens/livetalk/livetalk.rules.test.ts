import { describe, expect, it } from 'vitest'
import {
  byHour,
  callNameProblem,
  canCancel,
  canEnter,
  canReserve,
  isPrepared,
  nextTodo,
  talkLength,
  talkLengthText,
  topicProblem,
  typedTalkInfo,
} from './livetalk.rules.ts'

const slot = { state: 'reserved', entry: '2026-01-31T10:45:00Z', cancelDeadline: '2026-01-31T10:55:00Z' } as const
const at = (time: string) => `2026-01-31T${time}Z`

describe('an own slot, by the host’s clock', () => {
  it.each([
    [at('10:54:59'), true],
    [at('10:55:00'), false],
  ])('can be given back before its deadline and not from it on: %s (W119, Q272)', (now, isPossible) => {
    expect(canCancel(slot, now)).toBe(isPossible)
  })

  it.each(['talking', 'ended', 'forcedOut', 'noShow'] as const)(
    'cannot be given back once it is %s (W119)',
    (state) => {
      expect(canCancel({ ...slot, state }, at('10:00:00'))).toBe(false)
    },
  )

  it('lets one in from the entry on, until it is over (W121)', () => {
    expect([at('10:44:59'), at('10:45:00')].map((now) => canEnter(slot, now))).toEqual([false, true])
    expect(canEnter({ ...slot, state: 'ended' }, at('10:50:00'))).toBe(false)
  })
})

describe('reserving', () => {
  it.each([
    ['open', { unused: 1 }, true],
    ['open', { unused: 0 }, false],
    ['closed', { unused: 1 }, false],
    ['before', { unused: 1 }, false],
  ] as const)('while it is %s with %j: %s (W119)', (phase, ticket, isPossible) => {
    expect(canReserve({ phase }, ticket)).toBe(isPossible)
  })

  it('lists slots by the hour in which they begin in Japan (W119)', () => {
    const slots = ['10:59', '11:00', '11:01'].map((time) => ({
      id: time,
      start: at(`${time}:00`),
      end: at(`${time}:30`),
      vacancy: 'free' as const,
    }))
    expect(byHour(slots).map(({ hour, slots: those }) => [hour, those.length])).toEqual([
      ['19時台', 1],
      ['20時台', 2],
    ])
  })
})

describe('what is to be done before a talk', () => {
  const todo = (type: 'profile' | 'talkInfo' | 'consent', isDone: boolean, isRequired = true) => ({
    type,
    isDone,
    isRequired,
  })

  it('is required first, then what one may do (W118)', () => {
    expect(nextTodo([todo('talkInfo', false, false), todo('consent', false)])).toBe('consent')
    expect(nextTodo([todo('talkInfo', false, false), todo('consent', true)])).toBe('talkInfo')
    expect(nextTodo([todo('consent', true)])).toBeUndefined()
  })

  it('keeps nobody out who has left out what is optional (W118)', () => {
    expect(isPrepared([todo('profile', true), todo('talkInfo', false, false)])).toBe(true)
    expect(isPrepared([todo('consent', false)])).toBe(false)
  })
})

describe('what a member tells before', () => {
  it('counts letters as a reader does, up to 20 and 200 (S134)', () => {
    expect(callNameProblem('👩‍👩‍👧‍👦'.repeat(20))).toBeUndefined()
    expect(callNameProblem('星'.repeat(21))).toBe('20文字までです。いまは21文字です。')
    expect(topicProblem('星'.repeat(201))).toBe('200文字までです。いまは201文字です。')
    expect(topicProblem('一行目\n二行目')).toBeUndefined()
    expect(topicProblem('ベル\u0007')).toMatch(/使えない文字/)
  })

  it('is sent as the host takes it: a name on one line, a topic with its lines (W118)', () => {
    expect(typedTalkInfo({ callName: ' ｺﾊﾙ\n２ ', topic: ' 一行目\r\n二行目 ' })).toEqual({
      callName: 'コハル 2',
      topic: '一行目\n二行目',
    })
  })
})

describe('the length of a talk', () => {
  it.each([
    [60, '1分', ['1', '分']],
    [95, '1分35秒', ['95', '秒']],
    [45, '45秒', ['45', '秒']],
  ] as const)('%s seconds', (seconds, text, figure) => {
    expect(talkLengthText(seconds)).toBe(text)
    expect(talkLength(seconds)).toEqual(figure)
  })
})
