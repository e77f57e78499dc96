import { afterEach, expect, it, vi } from 'vitest'
import type { MediaKind } from '../engine/MediaEngine.ts'
import type { DeviceCause } from './devices.types.ts'
import { TalkDevices } from './TalkDevices.ts'

const types = { audio: 'audioinput', video: 'videoinput' } as const

/** Simulates a browser whose devices the test plugs in and out. Opens one kind of device. */
async function openOn(kind: MediaKind, plugged: string[]) {
  const busy = new Set<string>()
  /** The devices that open only when their promise resolves. */
  const slow = new Map<string, Promise<void>>()
  const stopped: string[] = []
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => plugged.map((deviceId) => ({ deviceId, label: deviceId, kind: types[kind] })),
    getUserMedia: vi.fn<(constraints: MediaStreamConstraints) => Promise<object>>(async (constraints) => {
      const { deviceId } = constraints[kind] as { deviceId?: { exact: string } }
      const id = plugged.find((each) => deviceId === undefined || each === deviceId.exact)
      if (id === undefined) throw new DOMException('none', 'NotFoundError')
      if (busy.has(id)) throw new DOMException('busy', 'NotReadableError')
      await slow.get(id)
      const track = {
        kind,
        readyState: 'live',
        muted: false,
        stop: () => void stopped.push(id),
        getSettings: () => ({ deviceId: id }),
      }
      return { getTracks: () => [track] }
    }),
  })
  vi.stubGlobal('navigator', { mediaDevices })
  const causes: (DeviceCause | undefined)[] = []
  const devices = new TalkDevices({
    onTrack: () => undefined,
    onFault: (_, cause) => void causes.push(cause),
    onList: () => undefined,
  })
  await devices.open(kind)
  const idNow = () => devices.track(kind)?.getSettings().deviceId
  const plug = async (...ids: string[]) => {
    plugged.splice(0, plugged.length, ...ids)
    const track = devices.track(kind)
    if (track && !ids.includes(track.getSettings().deviceId ?? '')) track.onended?.(new Event('ended'))
    mediaDevices.dispatchEvent(new Event('devicechange'))
    // Ends when the list of devices is read and a device is opened.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return { devices, causes, plug, idNow, busy, slow, stopped }
}

afterEach(() => vi.unstubAllGlobals())

it('a camera that was unplugged opens again when it is plugged in, and no other camera instead of it (W120)', async () => {
  const { plug, idNow, causes } = await openOn('video', ['desk', 'lid'])
  await plug('lid')
  expect([idNow(), causes.at(-1)]).toEqual([undefined, 'lost'])
  await plug('lid', 'desk')
  expect([idNow(), causes.at(-1)]).toEqual(['desk', undefined])
})

it('a talk without a microphone opens the first one that is plugged in (W120)', async () => {
  const { plug, idNow, causes } = await openOn('audio', [])
  expect([idNow(), causes.at(-1)]).toEqual([undefined, 'missing'])
  await plug('headset')
  expect([idNow(), causes.at(-1)]).toEqual(['headset', undefined])
})

it('a microphone that is not ready when it replaces an unplugged one opens with the next change of the devices (W120)', async () => {
  const { plug, idNow, causes, busy } = await openOn('audio', ['headset', 'desk'])
  busy.add('desk')
  await plug('desk')
  expect([idNow(), causes.at(-1)]).toEqual([undefined, 'in-use'])
  busy.clear()
  await plug('desk')
  expect([idNow(), causes.at(-1)]).toEqual(['desk', undefined])
})

it('a headset that is unplugged and plugged in twice leaves a microphone open each time (W120)', async () => {
  const { plug, idNow, causes } = await openOn('audio', ['headset', 'desk'])
  for (const turn of [1, 2]) {
    await plug('desk')
    expect([turn, idNow(), causes.at(-1)]).toEqual([turn, 'desk', turn === 1 ? 'replaced' : causes.at(-1)])
    await plug('headset', 'desk')
    expect(idNow()).toBe('desk')
  }
})

it('a camera that the user has switched off stays off when a camera is plugged in (W120)', async () => {
  const { plug, idNow, devices } = await openOn('video', ['desk'])
  await plug()
  devices.stop('video')
  await plug('desk')
  expect(idNow()).toBeUndefined()
})

it('a camera that the user chooses opens after another one that another program uses (W120)', async () => {
  const { devices, idNow, causes, busy } = await openOn('video', ['desk', 'lid'])
  busy.add('desk')
  await devices.open('video')
  expect([idNow(), causes.at(-1)]).toEqual([undefined, 'in-use'])
  await devices.choose({ camera: 'lid' })
  expect([idNow(), causes.at(-1)]).toEqual(['lid', undefined])
})

it('a camera that the user chooses while a slower one opens is the only one that stays open (W120)', async () => {
  const { devices, idNow, slow, stopped } = await openOn('video', ['desk', 'lid'])
  devices.stop('video')
  const { promise, resolve } = Promise.withResolvers<void>()
  slow.set('desk', promise)
  const opening = devices.open('video')
  await devices.choose({ camera: 'lid' })
  resolve()
  await opening
  expect([idNow(), stopped]).toEqual(['lid', ['desk', 'desk']])
})

it('a camera that the user has switched off stays off when the user chooses another one, which opens when it is switched on (W120)', async () => {
  const { devices, idNow } = await openOn('video', ['desk', 'lid'])
  devices.stop('video')
  await devices.choose({ camera: 'lid' })
  expect(idNow()).toBeUndefined()
  await devices.open('video')
  expect(idNow()).toBe('lid')
})
