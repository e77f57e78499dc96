import { expect, type Page } from '@playwright/test'
import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { CallJoin } from '../../talk/talk.ts'
import type { TalkHost } from './talkHost.ts'
import { newRoomName, type TalkSetup } from './talkTest.ts'

/** One hour in milliseconds. */
export const hourMs = 3_600_000

interface CallOptions {
  role?: RoomRole
  isTalking?: boolean
  /** How far the server's clock is ahead of the device's, ms. Default: 0. */
  ahead?: number
  /** Seconds until the slot's end. Default: 60. */
  rest?: number
}

async function joinOf(
  host: TalkHost,
  room: string,
  { role = 'MEMBER', isTalking = true, ahead = 0, rest = 60 }: CallOptions,
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
    clockAnswer: { from: now + ahead, to: now + ahead, askedAt: now, answeredAt: now },
  }
  return { given, environment: { signallingUrl: join.signallingUrl, iceServers: [] } }
}

/** Starts a call in a page. Returns the data of the slot with which the call was started. */
export async function startCall(
  page: Page,
  host: TalkHost,
  room: string,
  options: CallOptions = {},
): Promise<CallJoin> {
  const { given, environment } = await joinOf(host, room, options)
  await page.evaluate(([join, place]) => window.call.begin(join, place), [given, environment] as const)
  return given
}

/** Passes a later poll of the same slot to the call. */
export async function updateCall(page: Page, host: TalkHost, room: string, options: CallOptions): Promise<void> {
  const { given } = await joinOf(host, room, options)
  await page.evaluate((join) => window.call.take(join), given)
}

/** The state of the call in a test page. */
export const callStateOf = (page: Page) => page.evaluate(() => window.call.now())
/** Waits until the state of the call in a test page contains these values. */
export const expectCallState = (page: Page, part: Record<string, unknown>) =>
  expect.poll(() => callStateOf(page)).toMatchObject(part)
/** The part of a call’s state during a talk in which both sides see each other. */
export const talkingState = { phase: 'joined', connection: 'up', hasRemoteVideo: true }

/** Starts a talk between the streamer (first browser) and the member (second browser). Returns the room's name. */
export async function startTalk({ host, first, second }: TalkSetup, options: CallOptions = {}): Promise<string> {
  const room = newRoomName()
  await startCall(first, host, room, { ...options, role: 'STREAMER' })
  await startCall(second, host, room, options)
  await Promise.all([expectCallState(first, talkingState), expectCallState(second, talkingState)])
  return room
}
