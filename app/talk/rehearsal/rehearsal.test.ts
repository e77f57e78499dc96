import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceCauses } from '../devices/devices.types.ts'
import { kinds, type Kind } from '../engine/MediaEngine.ts'
import { deviceOptions, deviceState, networkState, speakerState } from './rehearsal.mappers.ts'
import { keepRehearsal, lastRehearsal } from './rehearsalResult.ts'

const at = '2026-01-31T19:40:00+09:00'
const other = { audio: 'video', video: 'audio' } as const
const commands = () => ({
  retry: vi.fn<(kind: Kind) => void>(),
  next: vi.fn<(kind: Kind) => void>(),
  tryNetwork: vi.fn<() => Promise<void>>(),
  playTone: vi.fn<() => void>(),
})

describe('the result of a rehearsal (W120)', () => {
  afterEach(() => localStorage.clear())

  it('is there again before the call, the latest one alone', () => {
    expect(lastRehearsal()).toBeUndefined()
    keepRehearsal({ at, isGood: false, bad: ['camera', 'network'] })
    keepRehearsal({ at, isGood: true, bad: [] })
    expect(lastRehearsal()).toEqual({ at, isGood: true, bad: [] })
  })

  it.each(['', '{', '{"at":"x"}', `{"at":"${at}","isGood":true,"bad":["soul"]}`])(
    'is none where %s is kept',
    (kept) => {
      localStorage.setItem('tsudoi.rehearsal', kept)
      expect(lastRehearsal()).toBeUndefined()
    },
  )
})

describe('a part of a rehearsal (W120)', () => {
  it.each(deviceCauses)('has words for %s and one action that does something, for each device it befalls', (cause) => {
    const befalls = kinds.filter((kind) => ({ black: 'video', silent: 'audio' })[cause as string] !== other[kind])
    for (const kind of befalls) {
      const does = commands()
      const state = deviceState(kind, cause, 'webview', does)
      if (state.is !== 'bad') throw new Error('It is bad')
      expect(`${state.title}${state.text}`).toMatch(kind === 'audio' ? /マイク/ : /カメラ/)
      state.action.onPress()
      const [[given] = []] = [...does.retry.mock.calls, ...does.next.mock.calls]
      expect(given).toBe(kind)
    }
  })

  it('sounds the tone, and tries the network, once more', () => {
    const does = commands()
    for (const state of [speakerState('missing', does), networkState('network', does)])
      if (state.is === 'bad') state.action.onPress()
    expect([does.playTone.mock.calls.length, does.tryNetwork.mock.calls.length]).toEqual([1, 1])
  })

  it('tells devices without a name from each other by their number', () => {
    const none = [
      { id: 'a', label: '' },
      { id: 'b', label: 'FaceTime' },
      { id: 'c', label: '' },
    ]
    const { options, chosen } = deviceOptions(none, undefined, 'カメラ', () => undefined)
    expect(options.map(({ label }) => label)).toEqual(['カメラ 1', 'FaceTime', 'カメラ 3'])
    expect(chosen).toBe('')
  })
})
