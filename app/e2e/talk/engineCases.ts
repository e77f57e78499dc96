import { expect, type Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { Kind, RecoveryLevel } from '../../talk/engine/MediaEngine.ts'
import type { Entrance, TalkHost } from './talkHost.ts'
import { newRoom, type Sides } from './talkTest.ts'

type Shown = 'on' | 'off' | 'none'

const enterBy = (page: Page, { token, join }: Entrance, name = 'one') =>
  page.evaluate(([n, t, j]) => window.talk.enter(n, t, j), [name, token, join] as const)
const enter = async (page: Page, host: TalkHost, room: string, role?: RoomRole, name?: string) =>
  enterBy(page, await host.join(room, role), name)

async function bothIn({ host, first, second }: Sides, roles: [RoomRole, RoomRole] = ['STREAMER', 'MEMBER']) {
  const room = newRoom()
  await enter(first, host, room, roles[0])
  await enter(second, host, room, roles[1])
  return room
}

const connect = (page: Page, { token, join }: Entrance) =>
  page.evaluate(([t, j]) => window.talk.connect('one', t, j), [token, join] as const)

const publish = (page: Page, kind: Kind = 'video', name = 'one') =>
  page.evaluate(([n, k]) => window.talk.publish(n, k), [name, kind] as const)
const hold = (page: Page, kind: Kind, isOn: boolean) =>
  page.evaluate(([k, on]) => window.talk.hold('one', k, on), [kind, isOn] as const)
const leave = (page: Page) => page.evaluate(() => window.talk.leave('one'))
const recover = (page: Page, level: RecoveryLevel) => page.evaluate((one) => window.talk.recover('one', one), level)
const statsOf = (page: Page, name = 'one') => page.evaluate((n) => window.talk.stats(n), name)
const endOf = (page: Page, name = 'one') => page.evaluate((n) => window.talk.ended(n), name)
const states = (page: Page) => page.evaluate(() => window.talk.states('one'))

const expectRemote = (page: Page, kind: Kind, shown: Shown, name = 'one') =>
  expect.poll(() => page.evaluate(([n, k]) => window.talk.remote(n, k), [name, kind] as const)).toBe(shown)
/** Pictures keep coming from now on. */
async function expectFrames(page: Page, name = 'one'): Promise<void> {
  const { framesReceived } = await statsOf(page, name)
  await expect.poll(async () => (await statsOf(page, name)).framesReceived).toBeGreaterThan(framesReceived + 3)
}
/** Some half a second of sound comes from now on. */
async function expectSound(page: Page): Promise<void> {
  const { bytesReceived } = await statsOf(page)
  await expect.poll(async () => (await statsOf(page)).bytesReceived).toBeGreaterThan(bytesReceived + 1_500)
}
/** Pictures that the second side sends while the first one hears it. */
async function framesWhileHeard({ first, second }: Sides): Promise<number> {
  const { framesSent } = await statsOf(second)
  await expectSound(first)
  return (await statsOf(second)).framesSent - framesSent
}
async function bothSee(sides: Sides): Promise<string> {
  const room = await bothIn(sides)
  await Promise.all([publish(sides.first), publish(sides.second)])
  await Promise.all([expectFrames(sides.first), expectFrames(sides.second)])
  return room
}

async function refusal(page: Page, { token, join }: Entrance): Promise<string> {
  await page.evaluate(() => window.talk.make('one'))
  return page.evaluate(([t, j]) => window.talk.refusal('one', t, j), [token, join] as const)
}

interface EngineCase {
  title: string
  /** Runs for each adapter in every `npm test`; the others for the default one, and for all at full size. */
  isCore?: boolean
  run: (sides: Sides) => Promise<void>
}

/** What every adapter has to do: see `MediaEngine`. */
export const engineCases: readonly EngineCase[] = [
  {
    title: 'two browsers see and hear each other, and each is connecting before it is up (Q79)',
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
    title: 'a microphone that is held back is told, and heard again afterwards',
    run: async (sides) => {
      const { first, second } = sides
      await bothIn(sides)
      await publish(second, 'audio')
      for (const isOn of [true, false, true]) {
        await hold(second, 'audio', isOn)
        await expectRemote(first, 'audio', isOn ? 'on' : 'off')
      }
      await expectSound(first)
    },
  },
  {
    title: 'a camera that is held back is told and sends nothing, and is seen again afterwards',
    run: async (sides) => {
      const { first, second } = sides
      await bothSee(sides)
      await publish(second, 'audio')
      await hold(second, 'video', false)
      await expectRemote(first, 'video', 'off')
      await expect.poll(() => framesWhileHeard(sides)).toBe(0)
      await hold(second, 'video', true)
      await expectRemote(first, 'video', 'on')
      await expectFrames(first)
    },
  },
  {
    title: 'a track that is taken away is told, and the next one is seen',
    isCore: true,
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
    title: 'a track takes the place of another one without the other side losing its picture (W120)',
    run: async (sides) => {
      const { first, second } = sides
      await bothSee(sides)
      const heard = await first.evaluate(() => window.talk.remotes('one', 'video'))
      await publish(second)
      await expectFrames(first)
      expect(await first.evaluate(() => window.talk.remotes('one', 'video'))).toBe(heard)
    },
  },
  {
    title: 'tracks that are published before the room is entered are sent from the beginning',
    run: async ({ host, first, second }) => {
      const room = newRoom()
      await enter(second, host, room, 'STREAMER')
      await first.evaluate(() => window.talk.make('one'))
      await publish(first)
      await connect(first, await host.join(room))
      await expectRemote(second, 'video', 'on')
      await expectFrames(second)
    },
  },
  {
    title: 'what is held back before the room is entered is told as held back',
    run: async ({ host, first, second }) => {
      const room = newRoom()
      await enter(second, host, room, 'STREAMER')
      await first.evaluate(() => window.talk.make('one'))
      await hold(first, 'audio', false)
      await publish(first, 'audio')
      await connect(first, await host.join(room))
      await expectRemote(second, 'audio', 'off')
      await hold(first, 'audio', true)
      await expectRemote(second, 'audio', 'on')
    },
  },
  {
    title: 'who comes in later sees who sends already, and hears what they hold back',
    run: async ({ host, first, second }) => {
      const room = newRoom()
      await enter(first, host, room, 'STREAMER')
      await Promise.all([publish(first), publish(first, 'audio')])
      await hold(first, 'audio', false)
      await enter(second, host, room)
      await expectRemote(second, 'video', 'on')
      await expectRemote(second, 'audio', 'off')
      await expectFrames(second)
    },
  },
  {
    title: 'who only looks on sees the others and is seen by nobody, whatever they publish (C150, X11)',
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
    title: 'an official who talks is heard beside the streamer and the member (C151)',
    run: async (sides) => {
      const { host, first, second } = sides
      const room = await bothIn(sides)
      await enter(second, host, room, 'OFFICIAL', 'two')
      await publish(second, 'audio', 'two')
      const hears = () => first.evaluate(() => window.talk.heardFrom('one', 'audio'))
      await expect.poll(hears).toEqual(['OFFICIAL'])
    },
  },
  {
    title: 'a key that is none, and a key to another room, open nothing (X11)',
    run: async ({ host, first }) => {
      const [own, foreign] = [await host.join(newRoom()), await host.join(newRoom())]
      expect(await refusal(first, { ...own, token: 'guessed.by.me' })).toBe('auth')
      expect(await refusal(first, { ...own, token: foreign.token })).toBe('auth')
      expect(await refusal(first, own)).toBe('none')
    },
  },
  {
    title: 'a key that counts no more opens nothing (X11)',
    run: async ({ host, first }) => expect(await refusal(first, await host.expired(newRoom()))).toBe('auth'),
  },
  {
    title: 'a member who is sent out hears it, the streamer that the slot is over (C147)',
    isCore: true,
    run: async (sides) => {
      const room = await bothIn(sides)
      await sides.host.end(room, 'kicked')
      await expect.poll(() => endOf(sides.second)).toBe('kicked')
      await expect.poll(() => endOf(sides.first)).toBe('slot')
    },
  },
  {
    title: 'both hear that the slot is over (C146)',
    run: async (sides) => {
      const room = await bothIn(sides)
      await sides.host.end(room, 'slot')
      for (const page of [sides.first, sides.second]) await expect.poll(() => endOf(page)).toBe('slot')
    },
  },
  {
    title: 'both hear that a recording begins and ends (C143, C144)',
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
    title: 'who comes in while it is recorded hears so at once (C143)',
    run: async ({ host, first, second }) => {
      const room = newRoom()
      await enter(first, host, room, 'STREAMER')
      await host.record(room, true)
      await enter(second, host, room)
      await expect.poll(() => second.evaluate(() => window.talk.recording('one'))).toBe(true)
    },
  },
  {
    title: 'the same person from elsewhere takes the place: who was there before hears it and is seen no more (W121)',
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
    title: 'in a rehearsal one account meets itself: both ends see each other (W120)',
    run: async ({ host, second }) => {
      const room = newRoom()
      for (const name of ['one', 'two']) {
        await enterBy(second, await host.join(room, 'MEMBER', true), name)
        await publish(second, 'video', name)
      }
      await Promise.all([expectFrames(second, 'one'), expectFrames(second, 'two')])
      expect([await endOf(second, 'one'), await endOf(second, 'two')]).toEqual(['', ''])
    },
  },
  {
    title: 'leaving takes the picture away, leaves the track alive, and nothing is told afterwards',
    run: async (sides) => {
      const { host, first, second } = sides
      await bothIn(sides)
      await publish(second)
      await expectRemote(first, 'video', 'on')
      await leave(second)
      const told = await second.evaluate(() => window.talk.count('one'))
      await expectRemote(first, 'video', 'none')
      expect(await second.evaluate(() => window.talk.isOwnTrackAlive('one', 'video'))).toBe(true)
      await enter(second, host, newRoom(), 'MEMBER', 'two')
      await leave(second)
      expect(await recover(second, 'rejoin')).toBe(false)
      expect(await second.evaluate(() => window.talk.count('one'))).toBe(told)
    },
  },
  {
    title: 'who has left and comes back is seen again',
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
    title: 'the signalling may be cut: pictures go on, and what changed meanwhile is told afterwards (W121)',
    run: async (sides) => {
      const { host, first, second } = sides
      await bothSee(sides)
      host.cut()
      await Promise.all([expectFrames(first), expectFrames(second)])
      await hold(second, 'video', false)
      host.comeBack()
      await expectRemote(first, 'video', 'off')
    },
  },
  {
    title: 'each step of recovery finds the way back or says that there is none (W121)',
    isCore: true,
    run: async (sides) => {
      const { first, second } = sides
      await bothSee(sides)
      for (const level of ['ice', 'rejoin'] as const) {
        await expect.poll(() => recover(second, level)).toBe(true)
        await expectRemote(first, 'video', 'on')
        await Promise.all([expectFrames(first), expectFrames(second)])
      }
      // Without a TURN server there is no such way.
      expect(await recover(second, 'relay')).toBe(false)
    },
  },
  {
    title: 'who comes in while the line of the other one is cut is seen once that is back',
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
    title: 'a connect that is called off lets go of the room',
    run: async ({ host, first, second }) => {
      const room = newRoom()
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
    title: 'twenty rooms after each other leave no connection behind',
    run: async ({ host, first, second }) => {
      for (let count = 0; count < amount({ part: 3, all: 20 }); count += 1) {
        const room = newRoom()
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
