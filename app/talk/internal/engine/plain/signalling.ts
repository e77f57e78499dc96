import { readEvents } from '@tsudoi/contracts/eventStream'
import { roomNews, signallingHeartbeatMs, type RoomMessage, type RoomNews } from '@tsudoi/contracts/livetalk/signalling'
import * as z from 'zod/mini'
import { EngineFailure, type EngineJoin } from '../MediaEngine.ts'
import { randomId } from '../../../../randomId.ts'
import { anySignal } from '@tsudoi/contracts/anySignal'

/** Callbacks by which the signalling channel reports. */
export interface SignallingEvents {
  onNews: (news: RoomNews) => void
  /** Called when the stream was cut. It reconnects by itself. */
  onCut: () => void
  /** Called when the server rejects the key to the room. */
  onRefused: () => void
}

/** The channel to the other participants of a room, through the server. */
export interface Signalling {
  /**
   * Sends messages in order. It drops a message that fails three times; the next event `entered` begins everything
   * again.
   */
  send: (message: RoomMessage) => void
  /** Reconnects immediately, without waiting for the next attempt. */
  retryNow: () => void
  close: () => void
}

/** Pause between two attempts in ms. */
const retryDelayMs = 600
/** Timeout of a request, and of a stream without a heartbeat, in ms. */
const timeoutMs = signallingHeartbeatMs * 4

/** Waits between two attempts. `onBegin` gets a function that ends the wait early. */
const pause = (onBegin?: (end: () => void) => void) =>
  new Promise<void>((resolve) => {
    onBegin?.(resolve)
    setTimeout(resolve, retryDelayMs)
  })

/** Opens the signalling channel, and reconnects it until `close()`. */
export function openSignalling(join: EngineJoin, events: SignallingEvents): Signalling {
  const client = randomId()
  const closing = new AbortController()
  const address = `${join.signallingUrl}?${new URLSearchParams({ channel: join.channelId, client }).toString()}`
  let wake: () => void = () => undefined
  let sending = Promise.resolve()
  const request = () => ({ headers: { Authorization: `Bearer ${join.token()}` }, cache: 'no-store' as const })

  /** Reads one event stream until it is cut. Returns false if the server refused it, so that a retry is useless. */
  async function readStream(): Promise<boolean> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), timeoutMs)
    try {
      const signal = anySignal(closing.signal, silence.signal)
      const response = await fetch(address, { ...request(), signal })
      if (response.status >= 400 && response.status < 500) return false
      if (!response.ok || !response.body) return true
      for await (const { event, data } of readEvents(response.body)) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), timeoutMs)
        if (event === undefined) continue
        const { data: news } = z.safeParse(roomNews, JSON.parse(data))
        if (news) events.onNews(news)
        if (news?.t === 'ended') closing.abort()
      }
      return true
    } catch {
      return true
    } finally {
      clearTimeout(timer)
      silence.abort()
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one stream after the other
      const mayRetry = await readStream()
      if (closing.signal.aborted) return
      if (!mayRetry) return events.onRefused()
      events.onCut()
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await pause((resolve) => (wake = resolve))
    }
  }

  async function post(message: RoomMessage, triesLeft = 3): Promise<void> {
    const signal = anySignal(closing.signal, AbortSignal.timeout(timeoutMs))
    const body = JSON.stringify(message)
    const headers = { ...request().headers, 'Content-Type': 'application/json' }
    const isSent = await fetch(address, { method: 'POST', headers, body, signal }).then(
      ({ status }) => status < 500,
      () => closing.signal.aborted,
    )
    if (!isSent && triesLeft > 1) return pause().then(() => post(message, triesLeft - 1))
  }

  const onOnline = () => wake()
  addEventListener('online', onOnline)
  void run()
  return {
    send: (message) => void (sending = sending.then(() => post(message))),
    retryNow: () => wake(),
    close: () => {
      removeEventListener('online', onOnline)
      if (!closing.signal.aborted)
        void fetch(address, { ...request(), method: 'DELETE', keepalive: true }).catch(() => undefined)
      closing.abort()
      wake()
    },
  }
}

/** Makes a promise for the first event `entered`, and the callbacks that resolve or reject it. */
export function waitForEntered(signal: AbortSignal): {
  wait: Promise<void>
  onEntered: () => void
  onRefused: () => void
} {
  let onEntered = () => {}
  let onRefused = () => {}
  let onAbort = () => {}
  const entered = new Promise<void>((resolve, reject) => {
    onEntered = resolve
    onRefused = () => reject(new EngineFailure('auth'))
    onAbort = () => reject(signal.reason as Error)
  })
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  return { wait: entered.finally(() => signal.removeEventListener('abort', onAbort)), onEntered, onRefused }
}
