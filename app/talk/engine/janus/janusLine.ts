import * as z from 'zod/mini'

/** What a server says. Only what is used of it; anything else is left out. */
const message = z.object({
  janus: z.string(),
  transaction: z.optional(z.string()),
  /** The handle that it comes from. */
  sender: z.optional(z.number()),
  data: z.optional(z.object({ id: z.number() })),
  plugindata: z.optional(z.object({ data: z.unknown() })),
  jsep: z.optional(z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() })),
  error: z.optional(z.object({ code: z.number() })),
})
export type JanusMessage = z.infer<typeof message>

/** A request that the server refuses, with its number (`janus/apierror.h`, `plugins/janus_videoroom.c`). */
export class JanusRefusal extends Error {
  override name = 'JanusRefusal'
  readonly code: number

  constructor(code: number) {
    super(`Janus refuses with ${code}`)
    this.code = code
  }
}

export interface LineEvents {
  /** What the server says by itself. */
  onMessage: (message: JanusMessage) => void
  /** The line is cut; it is opened again by itself, and takes the session up again. */
  onCut: () => void
  onBack: () => void
  /** The server knows the session no more. */
  onLost: () => void
}

type Request = Readonly<Record<string, unknown>> & { janus: string }

/** A session with Janus over its WebSocket. */
export interface JanusLine {
  /** Resolves with the answer; rejects with JanusRefusal, or where no answer comes. */
  request: (request: Request) => Promise<JanusMessage>
  /** Begins anew at once instead of waiting for the next try. */
  retryNow: () => void
  close: () => void
}

/** Between two tries, and between two signs of life, milliseconds. */
const pauseBetween = 600
const beat = 2_000
/** So long an answer is waited for. A line without one is as good as cut. */
const patience = 4_000

interface Waiting {
  resolve: (answer: JanusMessage) => void
  reject: (error: Error) => void
  /** A plugin's answer comes later, as an event; until then there is an acknowledgement. */
  isOfPlugin: boolean
}

const timedOut = () => new Error('Janus does not answer')

/** Nobody may be waiting for it. */
function promiseOfOpening() {
  const opening = Promise.withResolvers<void>()
  opening.promise.catch(() => undefined)
  return opening
}

/** Opens the line and keeps it open until `close`. */
export function openJanus(address: string, events: LineEvents): JanusLine {
  const waiting = new Map<string, Waiting>()
  let socket: WebSocket | undefined
  let session: number | undefined
  let isClosed = false
  let isOpen = false
  let [retry, pulse]: (ReturnType<typeof setTimeout> | undefined)[] = []
  let opening = promiseOfOpening()

  function ask(request: Request): Promise<JanusMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<JanusMessage>()
    const transaction = crypto.randomUUID()
    const timer = setTimeout(() => reject(timedOut()), patience)
    waiting.set(transaction, { resolve, reject, isOfPlugin: request.janus === 'message' })
    socket?.send(JSON.stringify({ ...request, transaction, ...(session !== undefined && { session_id: session }) }))
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(transaction)
    })
  }

  function take(text: unknown): void {
    const { data: said } = z.safeParse(message, JSON.parse(String(text)))
    if (!said) return
    const asked = waiting.get(said.transaction ?? '')
    if (said.janus === 'ack' && asked?.isOfPlugin) return
    if (said.error) asked?.reject(new JanusRefusal(said.error.code))
    else if (asked) asked.resolve(said)
    else if (said.janus === 'timeout') lose()
    else events.onMessage(said)
  }

  function lose(): void {
    session = undefined
    events.onLost()
  }

  /** A session of before is taken up again. */
  async function begin(): Promise<void> {
    const isBack = session !== undefined
    const answer = await ask({ janus: isBack ? 'claim' : 'create' })
    session ??= answer.data?.id
    isOpen = true
    opening.resolve()
    if (isBack) events.onBack()
    pulse = setTimeout(() => void live(), beat)
  }

  async function live(): Promise<void> {
    const current = socket
    const isAlive = await ask({ janus: 'keepalive' }).then(
      () => true,
      () => false,
    )
    if (current !== socket || isClosed) return
    if (isAlive) pulse = setTimeout(() => void live(), beat)
    else cut()
  }

  function connect(): void {
    clearTimeout(retry)
    const next = (socket = new WebSocket(address, 'janus-protocol'))
    const isCurrent = () => socket === next && !isClosed
    next.onmessage = ({ data }) => isCurrent() && take(data)
    next.onclose = () => isCurrent() && cut()
    // A server that hangs takes a connection and says nothing.
    const hanging = setTimeout(() => isCurrent() && cut(), patience)
    next.onopen = () => {
      clearTimeout(hanging)
      void begin().catch((error: unknown) => {
        if (!isCurrent()) return
        if (error instanceof JanusRefusal && session !== undefined) lose()
        else cut()
      })
    }
  }

  function cut(): void {
    clearTimeout(pulse)
    for (const { reject } of waiting.values()) reject(timedOut())
    socket?.close()
    socket = undefined
    events.onCut()
    if (isClosed) return
    if (isOpen) opening = promiseOfOpening()
    isOpen = false
    retry = setTimeout(connect, pauseBetween)
  }

  const retryNow = () => {
    if (socket === undefined && !isClosed) connect()
  }
  addEventListener('online', retryNow)
  connect()
  return {
    request: async (request) => {
      await opening.promise
      return ask(request)
    },
    retryNow,
    close: () => {
      if (isClosed) return
      removeEventListener('online', retryNow)
      if (session !== undefined && socket?.readyState === WebSocket.OPEN) void ask({ janus: 'destroy' }).catch(() => 0)
      isClosed = true
      clearTimeout(retry)
      clearTimeout(pulse)
      opening.reject(timedOut())
      for (const { reject } of waiting.values()) reject(timedOut())
      socket?.close()
    },
  }
}
