import { describe, expect, it } from 'vitest'
import { defaultSettings, type PlayerState } from './player.types.ts'
import {
  autoWaitMs,
  canSkip,
  firstUnreadLine,
  isAtEnd,
  canAutoContinue,
  positionToSave,
  nextPlayerState,
  initialPlayerState,
  type PlayerEvent,
} from './player.rules.ts'

const after = (state: PlayerState, ...events: PlayerEvent[]) => events.reduce(nextPlayerState, state)
const start = (position = 0, count = 10) => initialPlayerState(count, 'PORTRAIT', position)

describe('the state machine of the story player (W094, W095)', () => {
  it('ends running effects with the first tap, and shows the next line with the second', () => {
    const shown = after(start(), { type: 'next' })
    expect(shown).toMatchObject({ position: 0, phase: 'shown' })
    expect(after(shown, { type: 'next' })).toMatchObject({ position: 1, phase: 'arriving' })
  })

  it('ignores the event `shown` for a line other than the current one', () => {
    expect(after(start(), { type: 'shown', position: 3 }).phase).toBe('arriving')
    expect(after(start(), { type: 'shown', position: 0 }).phase).toBe('shown')
  })

  it('returns by `back` to the previous line, which is fully shown, and stops auto play', () => {
    const state = after(start(4), { type: 'auto' }, { type: 'back' })
    expect(state).toMatchObject({ position: 3, phase: 'shown', isAuto: false })
    expect(after(start(), { type: 'back' }).position).toBe(0)
  })

  it('saves the reader’s own position while the reader looks back by the log, and can return to this position', () => {
    const looking = after(start(8), { type: 'log' }, { type: 'jump', position: 2 }, { type: 'next' })
    expect(looking).toMatchObject({ position: 3, panel: undefined })
    expect(positionToSave(looking)).toBe(8)
    expect(positionToSave(after(looking, { type: 'jump', position: 5 }))).toBe(8)
    expect(after(looking, { type: 'return' })).toMatchObject({ position: 8, returnTo: undefined, phase: 'shown' })
    const caughtUp = after(looking, { type: 'jump', position: 7 }, { type: 'next' })
    expect(caughtUp).toMatchObject({ position: 8, returnTo: undefined })
  })

  it('restarts from the end of an episode without a position to return to, and can look back from the end', () => {
    expect(positionToSave(after(start(10), { type: 'jump', position: 0 }))).toBe(0)
    expect(positionToSave(after(start(10), { type: 'jump', position: 4 }))).toBe(10)
  })

  it('skips to the first unread line, and stores which lines it has skipped', () => {
    const isRead = (line: number) => line < 6
    const to = firstUnreadLine(isRead, 1, 10)
    const state = after(start(1), { type: 'skip', to })
    expect(state).toMatchObject({ position: 6, panel: 'skipped', skipped: { from: 2, until: 6 } })
    expect(firstUnreadLine(() => true, 3, 10)).toBe(10)
  })

  it('does not skip, by key or button, when the next line is unread or all lines are read', () => {
    for (const [line, isRead] of [[6, (at: number) => at < 6] as const, [9, () => true] as const]) {
      const state = after(start(line), { type: 'auto' })
      expect(canSkip(state, isRead)).toBe(false)
      expect(after(state, { type: 'skip', to: firstUnreadLine(isRead, line, 10) })).toBe(state)
    }
  })

  it('continues auto play only when the line is fully shown and no panel is open, and stops auto play at the end', () => {
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

  it('shows a text that the reader has hidden on the first `next`, without moving to the next line', () => {
    const hidden = after(start(3), { type: 'hideWords' })
    expect(hidden.hidesWords).toBe(true)
    expect(after(hidden, { type: 'next' })).toMatchObject({ position: 3, hidesWords: false })
  })

  it('waits the chosen seconds in auto play, and for screen readers as long as it takes to speak the line (S149)', () => {
    const long = 'あ'.repeat(70)
    expect(autoWaitMs(long, defaultSettings)).toBe(3_000)
    expect(autoWaitMs(long, { ...defaultSettings, isSpoken: true })).toBe(10_000)
    expect(autoWaitMs('はい', { ...defaultSettings, isSpoken: true })).toBe(3_000)
  })

  it('opens an episode at the saved position, and accepts any number as that position', () => {
    expect(start(4)).toMatchObject({ position: 4, phase: 'shown' })
    expect([-3, Number.NaN, 99, 2.7].map((place) => start(place).position)).toEqual([0, 0, 10, 2])
    expect(isAtEnd(initialPlayerState(0, 'LANDSCAPE'))).toBe(true)
  })
})
