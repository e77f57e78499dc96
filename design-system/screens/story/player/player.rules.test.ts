import { describe, expect, it } from 'vitest'
import { usualSettings, type PlayerState } from './player.types.ts'
import {
  autoWaitOf,
  canSkip,
  firstUnread,
  isAtEnd,
  canAutoContinue,
  positionToSave,
  playerAfter,
  playerStart,
  type PlayerEvent,
} from './player.rules.ts'

const after = (state: PlayerState, ...events: PlayerEvent[]) => events.reduce(playerAfter, state)
const start = (position = 0, count = 10) => playerStart(count, 'PORTRAIT', position)

describe('the state of the story player (W094, W095)', () => {
  it('shows the current line completely on the first `next` event, and the next line on the second one', () => {
    const shown = after(start(), { type: 'next' })
    expect(shown).toMatchObject({ position: 0, phase: 'shown' })
    expect(after(shown, { type: 'next' })).toMatchObject({ position: 1, phase: 'arriving' })
  })

  it('ignores the event `shown` for a line that is no longer the current one', () => {
    expect(after(start(), { type: 'shown', position: 3 }).phase).toBe('arriving')
    expect(after(start(), { type: 'shown', position: 0 }).phase).toBe('shown')
  })

  it('shows the line before completely on `back`, and stops auto mode', () => {
    const state = after(start(4), { type: 'auto' }, { type: 'back' })
    expect(state).toMatchObject({ position: 3, phase: 'shown', isAuto: false })
    expect(after(start(), { type: 'back' }).position).toBe(0)
  })

  it('keeps the reading position while the reader looks at earlier lines from the log, and returns to it', () => {
    const looking = after(start(8), { type: 'log' }, { type: 'jump', position: 2 }, { type: 'next' })
    expect(looking).toMatchObject({ position: 3, panel: undefined })
    expect(positionToSave(looking)).toBe(8)
    expect(positionToSave(after(looking, { type: 'jump', position: 5 }))).toBe(8)
    expect(after(looking, { type: 'return' })).toMatchObject({ position: 8, returnTo: undefined, phase: 'shown' })
    const caughtUp = after(looking, { type: 'jump', position: 7 }, { type: 'next' })
    expect(caughtUp).toMatchObject({ position: 8, returnTo: undefined })
  })

  it('saves the beginning when the reader restarts from the end, but keeps the end when the reader only looks back', () => {
    expect(positionToSave(after(start(10), { type: 'jump', position: 0 }))).toBe(0)
    expect(positionToSave(after(start(10), { type: 'jump', position: 4 }))).toBe(10)
  })

  it('moves to the first unread line on `skip`, and lists the skipped lines', () => {
    const isRead = (line: number) => line < 6
    const to = firstUnread(isRead, 1, 10)
    const state = after(start(1), { type: 'skip', to })
    expect(state).toMatchObject({ position: 6, panel: 'skipped', skipped: { from: 2, until: 6 } })
    expect(firstUnread(() => true, 3, 10)).toBe(10)
  })

  it('remains the same on `skip` if the next line is unread or the current line is the last one', () => {
    for (const [line, isRead] of [[6, (at: number) => at < 6] as const, [9, () => true] as const]) {
      const state = after(start(line), { type: 'auto' })
      expect(canSkip(state, isRead)).toBe(false)
      expect(after(state, { type: 'skip', to: firstUnread(isRead, line, 10) })).toBe(state)
    }
  })

  it('moves on in auto mode only if the line is shown completely and no panel is open, and stops auto mode at the end', () => {
    const auto = after(start(8), { type: 'auto' })
    expect(canAutoContinue(auto)).toBe(true)
    expect(canAutoContinue(after(auto, { type: 'settings' }))).toBe(false)
    expect(after(auto, { type: 'settings' }, { type: 'autoNext' }).position).toBe(8)
    const next = after(auto, { type: 'autoNext' })
    expect(next).toMatchObject({ position: 9, phase: 'arriving', isAuto: true })
    expect(after(next, { type: 'autoNext' })).toEqual(next)
    expect(after(next, { type: 'shown', position: 9 }, { type: 'autoNext' })).toMatchObject({
      position: 10,
      isAuto: false,
    })
  })

  it('shows a hidden text on the first `next`, without moving to the next line', () => {
    const hidden = after(start(3), { type: 'hideWords' })
    expect(hidden.hidesWords).toBe(true)
    expect(after(hidden, { type: 'next' })).toMatchObject({ position: 3, hidesWords: false })
  })

  it('has an auto mode wait of the chosen seconds, or for users of speech as long as the line takes to speak (S149)', () => {
    const long = 'あ'.repeat(70)
    expect(autoWaitOf(long, usualSettings)).toBe(3_000)
    expect(autoWaitOf(long, { ...usualSettings, isSpoken: true })).toBe(10_000)
    expect(autoWaitOf('はい', { ...usualSettings, isSpoken: true })).toBe(3_000)
  })

  it('starts at the saved position, and turns any invalid number into a valid position', () => {
    expect(start(4)).toMatchObject({ position: 4, phase: 'shown' })
    expect([-3, Number.NaN, 99, 2.7].map((place) => start(place).position)).toEqual([0, 0, 10, 2])
    expect(isAtEnd(playerStart(0, 'LANDSCAPE'))).toBe(true)
  })
})
