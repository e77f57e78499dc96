import { describe, expect, it } from 'vitest'
import {
  slotsByHour,
  callNameProblem,
  canCancelSlot,
  canEnterWaitingRoom,
  canReserveSlot,
  areRequiredTodosDone,
  nextTodo,
  talkLengthParts,
  talkLengthText,
  topicProblem,
  normaliseTalkInfo,
} from './livetalk.rules.ts'

const slot = { state: 'reserved', entry: '2026-01-31T10:45:00Z', cancelDeadline: '2026-01-31T10:55:00Z' } as const
const at = (time: string) => `2026-01-31T${time}Z`

describe('the member’s own live talk slot, by server time', () => {
  it.each([
    [at('10:54:59'), true],
    [at('10:55:00'), false],
  ])(
    'can be cancelled before the deadline, and not from the deadline on: at %s the result is %s (W119, Q272)',
    (now, isPossible) => {
      expect(canCancelSlot(slot, now)).toBe(isPossible)
    },
  )

  it.each(['talking', 'ended', 'forcedOut', 'noShow'] as const)(
    'cannot be cancelled once it is in the state %s (W119)',
    (state) => {
      expect(canCancelSlot({ ...slot, state }, at('10:00:00'))).toBe(false)
    },
  )

  it('can be entered from its entry time until the slot has ended (W121)', () => {
    expect([at('10:44:59'), at('10:45:00')].map((now) => canEnterWaitingRoom(slot, now))).toEqual([false, true])
    expect(canEnterWaitingRoom({ ...slot, state: 'ended' }, at('10:50:00'))).toBe(false)
  })
})

describe('reserving a live talk slot', () => {
  it.each([
    ['open', { unused: 1 }, true],
    ['open', { unused: 0 }, false],
    ['closed', { unused: 1 }, false],
    ['before', { unused: 1 }, false],
  ] as const)('is possible in the phase %s with the ticket %j: %s (W119)', (phase, ticket, isPossible) => {
    expect(canReserveSlot({ phase }, ticket)).toBe(isPossible)
  })

  it('shows the slots grouped by the hour in Japan in which they begin (W119)', () => {
    const slots = ['10:59', '11:00', '11:01'].map((time) => ({
      id: time,
      start: at(`${time}:00`),
      end: at(`${time}:30`),
      vacancy: 'free' as const,
    }))
    expect(slotsByHour(slots).map(({ hour, slots: those }) => [hour, those.length])).toEqual([
      ['19時台', 1],
      ['20時台', 2],
    ])
  })
})

describe('the to-do steps before a live talk', () => {
  const todo = (type: 'profile' | 'talkInfo' | 'consent', isDone: boolean, isRequired = true) => ({
    type,
    isDone,
    isRequired,
  })

  it('continue with the required steps first, and then with the optional ones (W118)', () => {
    expect(nextTodo([todo('talkInfo', false, false), todo('consent', false)])).toBe('consent')
    expect(nextTodo([todo('talkInfo', false, false), todo('consent', true)])).toBe('talkInfo')
    expect(nextTodo([todo('consent', true)])).toBeUndefined()
  })

  it('let a member who skips the optional steps join the talk (W118)', () => {
    expect(areRequiredTodosDone([todo('profile', true), todo('talkInfo', false, false)])).toBe(true)
    expect(areRequiredTodosDone([todo('consent', false)])).toBe(false)
  })
})

describe('the member’s information for the streamer', () => {
  it('is limited to 20 graphemes for the name and to 200 for the topic (S134)', () => {
    expect(callNameProblem('👩‍👩‍👧‍👦'.repeat(20))).toBeUndefined()
    expect(callNameProblem('星'.repeat(21))).toBe('20文字までです。いまは21文字です。')
    expect(topicProblem('星'.repeat(201))).toBe('200文字までです。いまは201文字です。')
    expect(topicProblem('一行目\n二行目')).toBeUndefined()
    expect(topicProblem('ベル\u0007')).toMatch(/使えない文字/)
  })

  it('is normalised before it is sent: the name has one line, and the topic keeps its line breaks (W118)', () => {
    expect(normaliseTalkInfo({ callName: ' ｺﾊﾙ\n２ ', topic: ' 一行目\r\n二行目 ' })).toEqual({
      callName: 'コハル 2',
      topic: '一行目\n二行目',
    })
  })
})

describe('the length of a live talk', () => {
  it.each([
    [60, '1分', ['1', '分']],
    [95, '1分35秒', ['95', '秒']],
    [45, '45秒', ['45', '秒']],
  ] as const)('of %s seconds is shown in minutes, in minutes and seconds, or in seconds', (seconds, text, figure) => {
    expect(talkLengthText(seconds)).toBe(text)
    expect(talkLengthParts(seconds)).toEqual(figure)
  })
})
