import { readEvents } from '@tsudoi/contracts/eventStream'
import { roomNews, signallingBeat, type RoomMessage, type RoomNews } from '@tsudoi/contracts/livetalk/signalling'
import * as z from 'zod/mini'
import { EngineFailure, type EngineJoin } from '../MediaEngine.ts'

export interface SignallingEvents {
  onNews: (news: RoomNews) => void
  /** The stream is cut; it is opened again by itself. */
  onCut: () => void
  /** The host lets this key in no more. */
  onRefused: () => void
}

/** The line to the others of a room, over the host. */
export interface Signalling {
  /** Messages go one after the other; one that fails three times is lost, and the next `entered` begins anew. */
  send: (message: RoomMessage) => void
  /** Begins anew at once instead of waiting for the next try. */
  retryNow: () => void
  close: () => void
}

/** Between two tries, milliseconds. */
const pauseBetween = 600
/** So long a try, or a stream without a sign of life, is waited for. */
const patience = signallingBeat * 4

/** Between two tries; `onBegin` gets what ends it earlier. */
const pause = (onBegin?: (end: () => void) => void) =>
  new Promise<void>((resolve) => {
    onBegin?.(resolve)
    setTimeout(resolve, pauseBetween)
  })

/** Opens the line and keeps it open until `close`. */
export function openSignalling(join: EngineJoin, events: SignallingEvents): Signalling {
  const client = crypto.randomUUID()
  const closing = new AbortController()
  const address = `${join.signallingUrl}?${new URLSearchParams({ channel: join.channelId, client }).toString()}`
  let wake: () => void = () => undefined
  let sending = Promise.resolve()
  const request = () => ({ headers: { Authorization: `Bearer ${join.token()}` }, cache: 'no-store' as const })

  /** One stream until it is cut. False: there is no use in another. */
  async function read(): Promise<boolean> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), patience)
    try {
      const signal = AbortSignal.any([closing.signal, silence.signal])
      const response = await fetch(address, { ...request(), signal })
      if (response.status >= 400 && response.status < 500) return false
      if (!response.ok || !response.body) return true
      for await (const { event, data } of readEvents(response.body)) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), patience)
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
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one stream after the other
      const canGoOn = await read()
      if (closing.signal.aborted) return
      if (!canGoOn) return events.onRefused()
      events.onCut()
      // oxlint-disable-next-line no-await-in-loop
      await pause((resolve) => (wake = resolve))
    }
  }

  async function post(message: RoomMessage, triesLeft = 3): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience)])
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

/** Resolves with the first `entered`. */
export function entered(signal: AbortSignal): { wait: Promise<void>; onEntered: () => void; onRefused: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onAbort = () => reject(signal.reason as Error)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  const wait = promise.finally(() => signal.removeEventListener('abort', onAbort))
  return { wait, onEntered: resolve, onRefused: () => reject(new EngineFailure('auth')) }
}
