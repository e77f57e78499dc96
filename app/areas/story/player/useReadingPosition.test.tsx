import {
  nextPlayerState,
  initialPlayerState,
  type PlayerEvent,
} from '@tsudoi/design-system/screens/story/player/player.rules'
import { act, renderHook } from '@testing-library/react'
import { amount } from '@tsudoi/contracts/testing/amount'
import { useReducer } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { lastReadingPlaceByStory } from '../../../reading/readingPlaces.ts'
import { storeReading, storeViewAnswer, storedReadingProgress } from './readingStore.ts'
import { openingLineOf, useReadingPosition } from './useReadingPosition.ts'

afterEach(() => localStorage.clear())

const own = { accountId: 'hikari', episodeId: 'one', group: 'train', label: '第一話', visit: 'first' }

function open(visit = own, count = 20) {
  return renderHook(() => {
    const [state, dispatch] = useReducer(nextPlayerState, undefined, () =>
      initialPlayerState(count, 'PORTRAIT', openingLineOf(visit)),
    )
    return { state, dispatch, isRead: useReadingPosition(visit, state) }
  })
}
const send = (player: ReturnType<typeof open>, ...events: PlayerEvent[]) =>
  act(() => events.forEach((event) => player.result.current.dispatch(event)))

const lines = amount({ part: 20, all: 200 })

describe('the reading position of an episode (R062, R063, Q168)', () => {
  it(`is restored at each of ${lines} lines, after each way in which the page can be closed`, () => {
    for (let line = 0; line < lines; line += 1) {
      const player = open(own, lines)
      expect(player.result.current.state.position).toBe(line)
      send(player, { type: 'next' }, { type: 'next' })
      dispatchEvent(new Event('pagehide'))
      expect(storedReadingProgress('hikari', 'one')?.position).toBe(player.result.current.state.position)
      send(player, { type: 'back' })
      if (line + 1 < lines) send(player, { type: 'next' }, { type: 'next' }, { type: 'back' })
      expect(player.result.current.state.position).toBe(line)
      storeReading('hikari', 'one', { position: line + 1 })
      player.unmount()
      storeReading('hikari', 'one', { position: line + 1 })
    }
  })

  it('is stored as soon as its line is painted, because the page gets no event if the browser kills it', async () => {
    send(open(), { type: 'next' }, { type: 'next' })
    expect(storedReadingProgress('hikari', 'one')?.position).not.toBe(1)
    await expect.poll(() => storedReadingProgress('hikari', 'one')?.position).toBe(1)
  })

  it('is stored with the story’s id and the episode’s label, which the list of stories shows (W083, Q332)', () => {
    const player = open()
    send(player, { type: 'next' }, { type: 'next' })
    player.unmount()
    expect([...lastReadingPlaceByStory('hikari')]).toEqual([['train', { label: '第一話', line: 1, of: 20 }]])
  })

  it('does not change while the reader looks at earlier lines', () => {
    storeReading('hikari', 'one', { position: 9, count: 20 })
    const player = open()
    send(player, { type: 'jump', position: 2 })
    player.unmount()
    expect(storedReadingProgress('hikari', 'one')?.position).toBe(9)
  })

  it('is stored with the list of the lines that were shown completely', () => {
    const player = open()
    expect(player.result.current.isRead(0)).toBe(false)
    send(player, { type: 'shown', position: 0 })
    expect([0, 1].map(player.result.current.isRead)).toEqual([true, false])
    player.unmount()
    expect(open().result.current.isRead(0)).toBe(true)
  })

  it('is the beginning when the reader opens a finished episode a second time, but its end after a reload', () => {
    storeReading('hikari', 'one', { position: 20, count: 20, isViewed: true, visit: 'first' })
    expect(openingLineOf(own)).toBe(20)
    expect(openingLineOf({ ...own, visit: 'second' })).toBe(0)
  })

  it('is the beginning for an episode that was just bought, and the reward of the purchase is stored to be shown at the end (C105)', () => {
    const reward = { itemKind: 'PHOTO' as const, itemId: 'p', name: '観測所の夜', amount: 1 }
    storeViewAnswer('hikari', 'one', reward)
    expect(openingLineOf(own)).toBe(0)
    open().unmount()
    expect(storedReadingProgress('hikari', 'one')).toMatchObject({ isViewed: true, reward })
  })

  it('is the end for a guest who logs in at the end, but the beginning if the guest opens the episode by its link', () => {
    const guest = { ...own, accountId: '' }
    storeReading('', 'one', { position: 20, count: 20, visit: 'first' })
    expect(openingLineOf({ ...own, visit: 'after the log-in' })).toBe(20)
    storeReading('', 'one', { position: 20, count: 20, visit: 'first' })
    expect(openingLineOf({ ...guest, visit: 'second' })).toBe(0)
  })
})
