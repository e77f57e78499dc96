import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceCauses } from '../devices/devices.types.ts'
import { mediaKinds, type MediaKind } from '../engine/MediaEngine.ts'
import { deviceMenuOptions, deviceTestState, networkTestState, speakerTestState } from '../rehearsal.mappers.ts'
import { saveRehearsal, readLastRehearsal } from '../rehearsalResult.ts'

const at = '2026-01-31T19:40:00+09:00'
const otherKind = { audio: 'video', video: 'audio' } as const
const commands = () => ({
  retry: vi.fn<(kind: MediaKind) => void>(),
  next: vi.fn<(kind: MediaKind) => void>(),
  tryNetwork: vi.fn<() => Promise<void>>(),
  playTone: vi.fn<() => void>(),
})

describe('the stored result of a rehearsal (W120)', () => {
  afterEach(() => localStorage.clear())

  it('is read by the page before the call; only the latest result is stored', () => {
    expect(readLastRehearsal()).toBeUndefined()
    saveRehearsal({ at, isGood: false, bad: ['camera', 'network'] })
    saveRehearsal({ at, isGood: true, bad: [] })
    expect(readLastRehearsal()).toEqual({ at, isGood: true, bad: [] })
  })

  it.each(['', '{', '{"at":"x"}', `{"at":"${at}","isGood":true,"bad":["soul"]}`])(
    'is undefined if the stored text is %s',
    (kept) => {
      localStorage.setItem('tsudoi.rehearsal', kept)
      expect(readLastRehearsal()).toBeUndefined()
    },
  )
})

describe('a part of a rehearsal (W120)', () => {
  it.each(deviceCauses)(
    'shows for the cause "%s" a message and a button that works, for each affected device',
    (cause) => {
      const affectedKinds = mediaKinds.filter(
        (kind) => ({ black: 'video', silent: 'audio' })[cause as string] !== otherKind[kind],
      )
      for (const kind of affectedKinds) {
        const commandMocks = commands()
        const state = deviceTestState(kind, cause, 'webview', commandMocks)
        if (state.is !== 'bad') throw new Error('It is bad')
        expect(`${state.title}${state.text}`).toMatch(kind === 'audio' ? /マイク/ : /カメラ/)
        state.action.onPress()
        const [[calledKind] = []] = [...commandMocks.retry.mock.calls, ...commandMocks.next.mock.calls]
        expect(calledKind).toBe(kind)
      }
    },
  )

  it('has a button that repeats the tone, and one that repeats the network test', () => {
    const commandMocks = commands()
    for (const state of [speakerTestState('missing', commandMocks), networkTestState('network', commandMocks)])
      if (state.is === 'bad') state.action.onPress()
    expect([commandMocks.playTone.mock.calls.length, commandMocks.tryNetwork.mock.calls.length]).toEqual([1, 1])
  })

  it('numbers the devices for which the browser has no label', () => {
    const none = [
      { id: 'a', label: '' },
      { id: 'b', label: 'FaceTime' },
      { id: 'c', label: '' },
    ]
    const { options, chosen } = deviceMenuOptions(none, undefined, 'カメラ', () => undefined)
    expect(options.map(({ label }) => label)).toEqual(['カメラ 1', 'FaceTime', 'カメラ 3'])
    expect(chosen).toBe('')
  })
})
