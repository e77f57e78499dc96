import { expect, type Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { TalkServer } from './talkServer.ts'
import { newRoom, test, type Sides } from './talkTest.ts'

async function enter(page: Page, server: TalkServer, room: string, role?: RoomRole, name = 'one'): Promise<void> {
  const { token, join } = await server.join(room, role)
  await page.evaluate(([n, t, j]) => (window.talk.make(n), window.talk.connect(n, t, j)), [name, token, join] as const)
}

async function bothIn({ server, first, second }: Sides, roles: [RoomRole, RoomRole] = ['STREAMER', 'MEMBER']) {
  const room = newRoom()
  await enter(first, server, room, roles[0])
  await enter(second, server, room, roles[1])
  return room
}
const remote = (page: Page, kind: 'audio' | 'video') => page.evaluate((k) => window.talk.remote('one', k), kind)
const frames = async (page: Page) => (await page.evaluate(() => window.talk.stats('one'))).framesReceived
const expectFrames = async (page: Page) => {
  const before = await frames(page)
  await expect.poll(() => frames(page)).toBeGreaterThan(before + 3)
}
const publish = (page: Page, kind: 'audio' | 'video' = 'video') =>
  page.evaluate((k) => window.talk.publish('one', k), kind)
const state = (page: Page) => page.evaluate(() => window.talk.states('one').at(-1))

const expectRemote = (page: Page, kind: 'audio' | 'video', shown: 'on' | 'off' | 'none') =>
  expect.poll(() => remote(page, kind)).toBe(shown)

test.describe('the engine of browser to browser', () => {
  test('two browsers see and hear each other, and each says what it holds back or takes away (Q79)', async ({
    server,
    first,
    second,
  }) => {
    const sides = { server, first, second }
    await bothIn(sides)
    await Promise.all([publish(first), publish(second), publish(second, 'audio')])
    await Promise.all([expectFrames(first), expectFrames(second), expectRemote(first, 'audio', 'on')])
    expect(await state(first)).toBe('up')
    await second.evaluate(() => window.talk.hold('one', 'audio', false))
    await expectRemote(first, 'audio', 'off')
    await second.evaluate(() => window.talk.hold('one', 'audio', true))
    await expectRemote(first, 'audio', 'on')
    await second.evaluate(() => window.talk.unpublish('one', 'video'))
    await expectRemote(first, 'video', 'none')
    await publish(second)
    await expectRemote(first, 'video', 'on')
    await expectFrames(first)
  })

  test('tracks that were published before the room is entered are sent from the beginning', async ({
    server,
    first,
    second,
  }) => {
    const room = newRoom()
    await enter(second, server, room, 'STREAMER')
    const { token, join } = await server.join(room)
    await first.evaluate(
      async ([t, j]) => {
        window.talk.make('one')
        await window.talk.publish('one', 'video')
        await window.talk.connect('one', t, j)
      },
      [token, join] as const,
    )
    await expectRemote(second, 'video', 'on')
    await expectFrames(second)
  })

  test('who only looks on sees both and is seen by nobody, whatever they publish (C150, X11)', async ({
    server,
    first,
    second,
  }) => {
    const sides = { server, first, second }
    await bothIn(sides, ['MEMBER', 'MONITOR'])
    await Promise.all([publish(first), publish(second)])
    await expectRemote(second, 'video', 'on')
    await expectFrames(second)
    expect(await remote(first, 'video')).toBe('none')
    expect((await second.evaluate(() => window.talk.stats('one'))).framesSent).toBe(0)
  })

  test('a key that is none, and a key to another room, open nothing (X11)', async ({ server, first }) => {
    const [own, foreign] = [await server.join(newRoom()), await server.join(newRoom())]
    const refusal = (token: string) =>
      first.evaluate(
        ([t, j]) => {
          window.talk.make(t)
          return window.talk.refusal(t, t, j)
        },
        [token, own.join] as const,
      )
    expect(await refusal('guessed.by.me')).toBe('auth')
    expect(await refusal(foreign.token)).toBe('auth')
    expect(await refusal(own.token)).toBe('none')
  })

  test('who is sent out hears it within half a second, the others hear that the slot is over (C147)', async ({
    server,
    first,
    second,
  }) => {
    const sides = { server, first, second }
    const room = await bothIn(sides)
    server.end(room, 'kicked')
    await expect.poll(() => second.evaluate(() => window.talk.ended('one'))).toBe('kicked')
    await expect.poll(() => first.evaluate(() => window.talk.ended('one'))).toBe('slot')
  })

  test('both hear that a recording begins and ends (C143, C144)', async ({ server, first, second }) => {
    const sides = { server, first, second }
    const room = await bothIn(sides)
    for (const isOn of [true, false]) {
      server.record(room, isOn)
      for (const page of [first, second])
        await expect.poll(() => page.evaluate(() => window.talk.recording('one'))).toBe(isOn)
    }
  })

  test('leaving takes the picture away at once, leaves the track alive, and nothing is heard afterwards', async ({
    server,
    first,
    second,
  }) => {
    const sides = { server, first, second }
    await bothIn(sides)
    await publish(second)
    await expectRemote(first, 'video', 'on')
    await second.evaluate(() => window.talk.leave('one'))
    await expectRemote(first, 'video', 'none')
    expect(await second.evaluate(() => window.talk.isOwnTrackAlive('one', 'video'))).toBe(true)
    const heard = await second.evaluate(() => window.talk.count('one'))
    await enter(second, sides.server, newRoom(), 'MEMBER', 'two')
    await second.evaluate(() => window.talk.leave('one'))
    expect(await second.evaluate(() => window.talk.count('one'))).toBe(heard)
  })

  test('the signalling may be cut: pictures go on, and each step of recovery finds the way back or says that there is none', async ({
    server,
    first,
    second,
  }) => {
    const sides = { server, first, second }
    await bothIn(sides)
    await Promise.all([publish(first), publish(second)])
    await expectFrames(first)
    server.goAway()
    await expectFrames(first)
    server.isAway = false
    for (const level of ['ice', 'rejoin'] as const) {
      await expect.poll(() => second.evaluate((one) => window.talk.recover('one', one), level)).toBe(true)
      await expectRemote(first, 'video', 'on')
      await Promise.all([expectFrames(first), expectFrames(second)])
    }
    // Without a TURN server there is no such way.
    expect(await second.evaluate(() => window.talk.recover('one', 'relay'))).toBe(false)
  })

  test('who comes in while the other’s line is cut is seen once that is back', async ({ server, first, second }) => {
    const room = await bothIn({ server, first, second })
    await Promise.all([publish(first), publish(second)])
    await Promise.all([expectFrames(first), expectFrames(second)])
    await first.route('**/signalling?**', (route) => route.abort())
    server.rooms.cutAll()
    await second.evaluate(() => window.talk.leave('one'))
    await enter(second, server, room, 'MEMBER', 'two')
    await second.evaluate(() => window.talk.publish('two', 'video'))
    await first.unroute('**/signalling?**')
    const seen = () => second.evaluate(() => window.talk.stats('two'))
    await expect.poll(async () => (await seen()).framesReceived).toBeGreaterThan(3)
    await expectRemote(first, 'video', 'on')
    await expectFrames(first)
  })

  test('a connect that is called off lets go of the room', async ({ server, first, second }) => {
    const room = newRoom()
    await enter(first, server, room, 'STREAMER')
    const { token, join } = await server.join(room)
    const wasEntered = await second.evaluate(
      ([t, j]) => {
        window.talk.make('one')
        return window.talk.connectBriefly('one', t, { ...j, signallingUrl: `${j.signallingUrl}/nowhere` })
      },
      [token, join] as const,
    )
    expect(wasEntered).toBe(false)
    expect(await remote(first, 'video')).toBe('none')
  })

  test('twenty rooms after each other leave no connection behind', async ({ server, first, second }) => {
    const amountOfRooms = amount({ part: 4, all: 20 })
    for (let count = 0; count < amountOfRooms; count += 1) {
      const room = newRoom()
      await enter(first, server, room, 'STREAMER')
      await enter(second, server, room)
      await publish(second)
      await expectRemote(first, 'video', 'on')
      await Promise.all([first, second].map((page) => page.evaluate(() => window.talk.leave('one'))))
    }
    expect(await Promise.all([first, second].map((page) => page.evaluate(() => window.openConnections())))).toEqual([
      0, 0,
    ])
  })
})
