import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { setServerTime } from '../../time/clock.ts'
import { muteStore } from './muteStore.ts'
import { mutingState } from './mutingState.ts'

const until = '2026-01-31T12:00:00.000Z'
const content = { key: 'post/1', texts: ['きのうのライブ'], channelId: 'todai' }
const mute = (word: string, more: Partial<Parameters<typeof muteStore.save>[0]> = {}) =>
  muteStore.save({ word, isPart: false, channels: [], ...more })
const cover = () => mutingState.read().coverOf(content)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-01-31T11:00:00.000Z')
  useSession.setState({ accountId: 'acc-hikari' })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  resetSessionData()
  resetSession()
})

describe('the covers over content with muted words (Q512)', () => {
  it('appear when a word is added, and disappear when it is removed', () => {
    const before = mutingState.read()
    expect(before.coverOf(content)).toBeUndefined()
    mute('ライブ')
    expect(mutingState.read()).not.toBe(before)
    expect(cover()).toMatchObject({ words: ['ライブ'], listHref: '/mypage/mutes' })
    muteStore.remove('ライブ')
    expect(cover()).toBeUndefined()
  })

  it('are the same object as long as nothing changes, so that no list is rendered again', () => {
    mute('ライブ')
    expect(mutingState.read()).toBe(mutingState.read())
  })

  it('stay open until the visit ends, once the user has opened them', () => {
    mute('ライブ')
    cover()?.onOpen()
    expect(cover()).toBeUndefined()
    expect(mutingState.read().coverOf({ ...content, key: 'post/2' })).toBeDefined()
    mute('曲目')
    expect(cover()).toBeUndefined()
    resetSessionData()
    expect(cover()).toBeDefined()
  })

  it('disappear when the word expires according to the server’s clock', () => {
    mute('ライブ', { until })
    const changed = vi.fn<() => void>()
    const stop = mutingState.subscribe(changed)
    expect(cover()).toBeDefined()
    vi.setSystemTime(until)
    vi.advanceTimersByTime(10_000)
    expect(changed).toHaveBeenCalled()
    expect(cover()).toBeUndefined()
    // The device's clock is an hour fast.
    setServerTime('2026-01-31T11:00:10.000Z', Date.now())
    expect(cover()).toBeDefined()
    setServerTime(new Date().toISOString(), Date.now())
    changed.mockClear()
    stop()
    vi.advanceTimersByTime(60_000)
    expect(changed).not.toHaveBeenCalled()
  })

  it('appear only in the channels to which the word is limited', () => {
    mute('ライブ', { channels: [{ id: 'velvet', name: '' }] })
    expect(cover()).toBeUndefined()
    expect(mutingState.read().coverOf({ ...content, channelId: 'velvet' })).toBeDefined()
    expect(mutingState.read().coverOf({ ...content, channelId: undefined })).toBeUndefined()
  })
})
