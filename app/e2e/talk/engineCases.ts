import { expect, type Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { MediaKind, RecoveryLevel } from '../../talk/talk.ts'
import type { RoomEntrance, TalkHost } from './talkHost.ts'
import { newRoomName, type TalkSetup } from './talkTest.ts'

type Shown = 'on' | 'off' | 'none'

const enterBy = (page: Page, { token, join }: RoomEntrance, name = 'one') =>
  page.evaluate(([n, t, j]) => window.talk.enter(n, t, j), [name, token, join] as const)
const enter = async (page: Page, host: TalkHost, room: string, role?: RoomRole, name?: string) =>
  enterBy(page, await host.join(room, role), name)

async function bothIn({ host, first, second }: TalkSetup, roles: [RoomRole, RoomRole] = ['STREAMER', 'MEMBER']) {
  const room = newRoomName()
  await enter(first, host, room, roles[0])
  await enter(second, host, room, roles[1])
  return room
}

const connect = (page: Page, { token, join }: RoomEntrance) =>
  page.evaluate(([t, j]) => window.talk.connect('one', t, j), [token, join] as const)

const publish = (page: Page, kind: MediaKind = 'video', name = 'one') =>
  page.evaluate(([n, k]) => window.talk.publish(n, k), [name, kind] as const)
const setSending = (page: Page, kind: MediaKind, isOn: boolean) =>
  page.evaluate(([k, on]) => window.talk.setSending('one', k, on), [kind, isOn] as const)
const leave = (page: Page) => page.evaluate(() => window.talk.leave('one'))
const recover = (page: Page, level: RecoveryLevel) => page.evaluate((one) => window.talk.recover('one', one), level)
const statsOf = (page: Page, name = 'one') => page.evaluate((n) => window.talk.stats(n), name)
const endOf = (page: Page, name = 'one') => page.evaluate((n) => window.talk.ended(n), name)
const states = (page: Page) => page.evaluate(() => window.talk.states('one'))

const expectRemote = (page: Page, kind: MediaKind, shown: Shown, name = 'one') =>
  expect.poll(() => page.evaluate(([n, k]) => window.talk.remote(n, k), [name, kind] as const)).toBe(shown)
/** Expects further video frames to arrive. */
async function expectFrames(page: Page, name = 'one'): Promise<void> {
  const { framesReceived } = await statsOf(page, name)
  await expect.poll(async () => (await statsOf(page, name)).framesReceived).toBeGreaterThan(framesReceived + 3)
}
/** Expects about half a second of further sound to arrive. */
async function expectSound(page: Page): Promise<void> {
  const { bytesReceived } = await statsOf(page)
  await expect.poll(async () => (await statsOf(page)).bytesReceived).toBeGreaterThan(bytesReceived + 1_500)
}
/** Number of video frames that the second side sends while the first receives its sound. */
async function framesWhileHeard({ first, second }: TalkSetup): Promise<number> {
  const { framesSent } = await statsOf(second)
  await expectSound(first)
  return (await statsOf(second)).framesSent - framesSent
}
async function bothSee(sides: TalkSetup): Promise<string> {
  const room = await bothIn(sides)
  await Promise.all([publish(sides.first), publish(sides.second)])
  await Promise.all([expectFrames(sides.first), expectFrames(sides.second)])
  return room
}

async function refusal(page: Page, { token, join }: RoomEntrance): Promise<string> {
  await page.evaluate(() => window.talk.make('one'))
  return page.evaluate(([t, j]) => window.talk.refusal('one', t, j), [token, join] as const)
}

interface EngineCase {
  title: string
  /** Whether the short run tests the case for every adapter, and not only for the default one. */
  isCore?: boolean
  run: (sides: TalkSetup) => Promise<void>
}

/** The cases that every adapter of `MediaEngine` must pass. */
export const engineCases: readonly EngineCase[] = [
  {
    title: 'two browsers see and hear each other, and the engine’s state changes from connecting to up (Q79)',
    isCore: true,
    run: async (sides) => {
      await bothSee(sides)
      await publish(sides.second, 'audio')
      await expectRemote(sides.first, 'audio', 'on')
      await expectRemote(sides.first, 'video', 'on')
      for (const page of [sides.first, sides.second]) {
        expect((await states(page))[0]).toBe('connecting')
        expect((await states(page)).at(-1)).toBe('up')
      }
    },
  },
  {
    title: 'a participant sees that the other’s microphone is muted, and hears it after unmuting',
    run: async (sides) => {
      const { first, second } = sides
      await bothIn(sides)
      await publish(second, 'audio')
      for (const isOn of [true, false, true]) {
        await setSending(second, 'audio', isOn)
        await expectRemote(first, 'audio', isOn ? 'on' : 'off')
      }
      await expectSound(first)
    },
  },
  {
    title: 'a participant sees that the other’s camera is off, gets no frames, and gets frames when it is on again',
    run: async (sides) => {
      const { first, second } = sides
      await bothSee(sides)
      await publish(second, 'audio')
      await setSending(second, 'video', false)
      await expectRemote(first, 'video', 'off')
      await expect.poll(() => framesWhileHeard(sides)).toBe(0)
      await setSending(second, 'video', true)
      await expectRemote(first, 'video', 'on')
      await expectFrames(first)
    },
  },
  {
    title: 'a participant sees that the other has unpublished a track, and receives the next track',
    run: async (sides) => {
      const { first, second } = sides
      await bothSee(sides)
      await second.evaluate(() => window.talk.unpublish('one', 'video'))
      await expectRemote(first, 'video', 'none')
      await publish(second)
      await expectRemote(first, 'video', 'on')
      await expectFrames(first)
    },
  },
  {
    title: 'a participant who replaces a track does not interrupt the picture that the other receives (W120)',
    run: async (sides) => {
      const { first, second } = sides
      await bothSee(sides)
      const changeCount = await first.evaluate(() => window.talk.remotes('one', 'video'))
      await publish(second)
      await expectFrames(first)
      expect(await first.evaluate(() => window.talk.remotes('one', 'video'))).toBe(changeCount)
    },
  },
  {
    title: 'tracks that a participant published before entering the room are sent from the start',
    run: async ({ host, first, second }) => {
      const room = newRoomName()
      await enter(second, host, room, 'STREAMER')
      await first.evaluate(() => window.talk.make('one'))
      await publish(first)
      await connect(first, await host.join(room))
      await expectRemote(second, 'video', 'on')
      await expectFrames(second)
    },
  },
  {
    title: 'a track that a participant muted before entering the room is reported as muted',
    run: async ({ host, first, second }) => {
      const room = newRoomName()
      await enter(second, host, room, 'STREAMER')
      await first.evaluate(() => window.talk.make('one'))
      await setSending(first, 'audio', false)
      await publish(first, 'audio')
      await connect(first, await host.join(room))
      await expectRemote(second, 'audio', 'off')
      await setSending(first, 'audio', true)
      await expectRemote(second, 'audio', 'on')
    },
  },
  {
    title: 'a participant who enters later receives the tracks and the mute states of the others',
    run: async ({ host, first, second }) => {
      const room = newRoomName()
      await enter(first, host, room, 'STREAMER')
      await Promise.all([publish(first), publish(first, 'audio')])
      await setSending(first, 'audio', false)
      await enter(second, host, room)
      await expectRemote(second, 'video', 'on')
      await expectRemote(second, 'audio', 'off')
      await expectFrames(second)
    },
  },
  {
    title: 'a monitor receives the participants and sends nothing, even after publishing a track (C150, X11)',
    isCore: true,
    run: async (sides) => {
      const { first, second } = sides
      await bothIn(sides, ['MEMBER', 'MONITOR'])
      await Promise.all([publish(first), publish(second)])
      await expectRemote(second, 'video', 'on')
      await expectFrames(second)
      await expectRemote(first, 'video', 'none')
      expect((await statsOf(second)).framesSent).toBe(0)
    },
  },
  {
    title: 'an official’s voice is received as well as the streamer’s and the member’s (C151)',
    run: async (sides) => {
      const { host, first, second } = sides
      const room = await bothIn(sides)
      await enter(second, host, room, 'OFFICIAL', 'two')
      await publish(second, 'audio', 'two')
      const receivedRoles = () => first.evaluate(() => window.talk.heardFrom('one', 'audio'))
      await expect.poll(receivedRoles).toEqual(['OFFICIAL'])
    },
  },
  {
    title: 'the server refuses an invalid key and the key of another room (X11)',
    run: async ({ host, first }) => {
      const [own, foreign] = [await host.join(newRoomName()), await host.join(newRoomName())]
      expect(await refusal(first, { ...own, token: 'guessed.by.me' })).toBe('auth')
      expect(await refusal(first, { ...own, token: foreign.token })).toBe('auth')
      expect(await refusal(first, own)).toBe('none')
    },
  },
  {
    title: 'the server refuses an expired key of a room (X11)',
    run: async ({ host, first }) => expect(await refusal(first, await host.expired(newRoomName()))).toBe('auth'),
  },
  {
    title: 'when a member is removed, the member gets "kicked" and the streamer gets "slot" (C147)',
    isCore: true,
    run: async (sides) => {
      const room = await bothIn(sides)
      await sides.host.end(room, 'kicked')
      await expect.poll(() => endOf(sides.second)).toBe('kicked')
      await expect.poll(() => endOf(sides.first)).toBe('slot')
    },
  },
  {
    title: 'member and streamer are notified when the slot ends (C146)',
    run: async (sides) => {
      const room = await bothIn(sides)
      await sides.host.end(room, 'slot')
      for (const page of [sides.first, sides.second]) await expect.poll(() => endOf(page)).toBe('slot')
    },
  },
  {
    title: 'member and streamer are notified when a recording starts and ends (C143, C144)',
    run: async (sides) => {
      const room = await bothIn(sides)
      for (const isOn of [true, false]) {
        await sides.host.record(room, isOn)
        for (const page of [sides.first, sides.second])
          await expect.poll(() => page.evaluate(() => window.talk.recording('one'))).toBe(isOn)
      }
    },
  },
  {
    title: 'a participant who enters during a recording is notified of the recording right after entering (C143)',
    run: async ({ host, first, second }) => {
      const room = newRoomName()
      await enter(first, host, room, 'STREAMER')
      await host.record(room, true)
      await enter(second, host, room)
      await expect.poll(() => second.evaluate(() => window.talk.recording('one'))).toBe(true)
    },
  },
  {
    title:
      'a member’s second device replaces the first device, which is notified and whose tracks are no longer received (W121)',
    run: async (sides) => {
      const { host, first, second } = sides
      const room = await bothSee(sides)
      await enter(second, host, room, 'MEMBER', 'two')
      await expect.poll(() => endOf(second)).toBe('replaced')
      await expectRemote(first, 'video', 'none')
      await publish(second, 'video', 'two')
      await expectRemote(first, 'video', 'on')
      await Promise.all([expectFrames(first), expectFrames(second, 'two')])
      expect(await endOf(second, 'two')).toBe('')
    },
  },
  {
    title: 'in a rehearsal the two connections of one account see each other (W120)',
    run: async ({ host, second }) => {
      const room = newRoomName()
      for (const name of ['one', 'two']) {
        await enterBy(second, await host.join(room, 'MEMBER', true), name)
        await publish(second, 'video', name)
      }
      await Promise.all([expectFrames(second, 'one'), expectFrames(second, 'two')])
      expect([await endOf(second, 'one'), await endOf(second, 'two')]).toEqual(['', ''])
    },
  },
  {
    title:
      'a participant who leaves is removed from the other’s page, keeps their own track live, and gets no more events',
    run: async (sides) => {
      const { host, first, second } = sides
      await bothIn(sides)
      await publish(second)
      await expectRemote(first, 'video', 'on')
      await leave(second)
      const eventCount = await second.evaluate(() => window.talk.count('one'))
      await expectRemote(first, 'video', 'none')
      expect(await second.evaluate(() => window.talk.isOwnTrackAlive('one', 'video'))).toBe(true)
      await enter(second, host, newRoomName(), 'MEMBER', 'two')
      await leave(second)
      expect(await recover(second, 'rejoin')).toBe(false)
      expect(await second.evaluate(() => window.talk.count('one'))).toBe(eventCount)
    },
  },
  {
    title: 'a participant who leaves and enters again is received by the other',
    run: async (sides) => {
      const { host, first, second } = sides
      const room = await bothSee(sides)
      await leave(second)
      await expectRemote(first, 'video', 'none')
      await enter(second, host, room)
      await publish(second)
      await expectRemote(first, 'video', 'on')
      await Promise.all([expectFrames(first), expectFrames(second)])
    },
  },
  {
    title: 'pictures continue while the signalling is cut, and missed changes arrive after the reconnect (W121)',
    run: async (sides) => {
      const { host, first, second } = sides
      await bothSee(sides)
      host.cut()
      await Promise.all([expectFrames(first), expectFrames(second)])
      await setSending(second, 'video', false)
      host.comeBack()
      await expectRemote(first, 'video', 'off')
    },
  },
  {
    title: 'each recovery step restores the connection or resolves with false (W121)',
    isCore: true,
    run: async (sides) => {
      const { first, second } = sides
      await bothSee(sides)
      for (const level of ['ice', 'rejoin'] as const) {
        await expect.poll(() => recover(second, level)).toBe(true)
        await expectRemote(first, 'video', 'on')
        await Promise.all([expectFrames(first), expectFrames(second)])
      }
      // Expects that the step does not help, because there is no TURN server to relay through.
      expect(await recover(second, 'relay')).toBe(false)
    },
  },
  {
    title: 'a participant who enters while the other’s signalling is cut is received after the reconnect',
    run: async (sides) => {
      const { host, first, second } = sides
      const room = await bothSee(sides)
      host.cut('STREAMER')
      await leave(second)
      await enter(second, host, room, 'MEMBER', 'two')
      await publish(second, 'video', 'two')
      host.comeBack()
      await expectFrames(second, 'two')
      await expectRemote(first, 'video', 'on')
      await expectFrames(first)
    },
  },
  {
    title: 'a participant whose connect is aborted leaves the room',
    run: async ({ host, first, second }) => {
      const room = newRoomName()
      await enter(first, host, room, 'STREAMER')
      const { token, join } = await host.join(room)
      await second.evaluate(() => window.talk.make('one'))
      const nowhere = { ...join, signallingUrl: `${join.signallingUrl}/nowhere` }
      const wasEntered = ([t, j]: readonly [string, typeof join]) => window.talk.connectBriefly('one', t, j)
      expect(await second.evaluate(wasEntered, [token, nowhere] as const)).toBe(false)
      await expectRemote(first, 'video', 'none')
      expect(await second.evaluate(() => window.openConnections())).toBe(0)
    },
  },
  {
    title: 'twenty rooms entered one after the other leave no open connection',
    run: async ({ host, first, second }) => {
      for (let count = 0; count < amount({ part: 3, all: 20 }); count += 1) {
        const room = newRoomName()
        await enter(first, host, room, 'STREAMER')
        await enter(second, host, room)
        await publish(second)
        await expectRemote(first, 'video', 'on')
        await Promise.all([first, second].map(leave))
      }
      for (const page of [first, second]) expect(await page.evaluate(() => window.openConnections())).toBe(0)
    },
  },
]
