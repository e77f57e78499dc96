import { expect, type Page } from '@playwright/test'
import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { CallJoin } from '../../talk/call/call.types.ts'
import type { TalkHost } from './talkHost.ts'
import { newRoom, type Sides } from './talkTest.ts'

export const hour = 3_600_000

interface Shape {
  role?: RoomRole
  isTalking?: boolean
  /** How far the host's clock is ahead of the device's, milliseconds. */
  ahead?: number
  /** Seconds to the slot's end. */
  rest?: number
}

async function joinOf(
  host: TalkHost,
  room: string,
  { role = 'MEMBER', isTalking = true, ahead = 0, rest = 60 }: Shape,
) {
  const { token, join } = await host.join(room, role)
  const now = Date.now()
  const instant = (milliseconds: number) => new Date(now + ahead + milliseconds).toISOString()
  const given: CallJoin = {
    livetalkId: room,
    channelId: join.channelId,
    room: { role, token, expireTime: instant(300_000) },
    isTalking,
    endTime: instant(rest * 1000),
    heard: { from: now + ahead, to: now + ahead, askedAt: now, answeredAt: now },
  }
  return { given, environment: { signallingUrl: join.signallingUrl, iceServers: [] } }
}

/** Begins a call in a page; what was heard of the slot comes back. */
export async function begin(page: Page, host: TalkHost, room: string, shape: Shape = {}): Promise<CallJoin> {
  const { given, environment } = await joinOf(host, room, shape)
  await page.evaluate(([join, place]) => window.call.begin(join, place), [given, environment] as const)
  return given
}

/** A later poll of the same slot. */
export async function take(page: Page, host: TalkHost, room: string, shape: Shape): Promise<void> {
  const { given } = await joinOf(host, room, shape)
  await page.evaluate((join) => window.call.take(join), given)
}

export const seen = (page: Page) => page.evaluate(() => window.call.now())
export const expectSeen = (page: Page, part: Record<string, unknown>) =>
  expect.poll(() => seen(page)).toMatchObject(part)
export const talking = { phase: 'joined', connection: 'up', hasRemoteVideo: true }

/** The streamer in the first browser, the member in the second. */
export async function bothTalk({ host, first, second }: Sides, shape: Shape = {}): Promise<string> {
  const room = newRoom()
  await begin(first, host, room, { ...shape, role: 'STREAMER' })
  await begin(second, host, room, shape)
  await Promise.all([expectSeen(first, talking), expectSeen(second, talking)])
  return room
}
