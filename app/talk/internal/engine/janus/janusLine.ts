import * as z from 'zod/mini'

/** A message from the Janus server, with the fields that this app uses. */
const message = z.object({
  janus: z.string(),
  transaction: z.optional(z.string()),
  /** Id of the handle that sent the message. */
  sender: z.optional(z.number()),
  data: z.optional(z.object({ id: z.number() })),
  plugindata: z.optional(z.object({ data: z.unknown() })),
  jsep: z.optional(z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() })),
  error: z.optional(z.object({ code: z.number() })),
})
/** A message from the Janus server. */
export type JanusMessage = z.infer<typeof message>

/** The server refused a request; codes are in Janus' `apierror.h` and `plugins/janus_videoroom.c`. */
export class JanusRefusal extends Error {
  override name = 'JanusRefusal'
  readonly code: number

  constructor(code: number) {
    super(`Janus refuses with ${code}`)
    this.code = code
  }
}

/** Callbacks of a Janus session. */
export interface JanusLineEvents {
  /** A message that answers no request. */
  onMessage: (message: JanusMessage) => void
  /** The connection was lost; it reconnects by itself and claims the same session. */
  onCut: () => void
  onBack: () => void
  /** The server no longer has the session. */
  onLost: () => void
}

type Request = Readonly<Record<string, unknown>> & { janus: string }

/** A session with Janus over its WebSocket. */
export interface JanusLine {
  /** Resolves with the answer; rejects with JanusRefusal, or after a timeout. */
  request: (request: Request) => Promise<JanusMessage>
  /** Reconnects immediately instead of waiting for the next attempt. */
  retryNow: () => void
  close: () => void
}

/** Pause between two reconnects, and heartbeat interval, ms. */
const reconnectDelayMs = 600
const heartbeatMs = 2_000
/** Timeout of an answer, ms. Without an answer the connection counts as lost. */
const timeoutMs = 4_000

interface Waiting {
  resolve: (answer: JanusMessage) => void
  reject: (error: Error) => void
  /** The request goes to the plugin, whose answer follows as an event after an acknowledgement. */
  isOfPlugin: boolean
}

const timedOut = () => new Error('Janus does not answer')

/** A promise for the open connection. Its rejection counts as handled, because there may be no request waiting. */
function createOpening() {
  const opening = Promise.withResolvers<void>()
  opening.promise.catch(() => undefined)
  return opening
}

/** Opens a Janus session over a WebSocket and reconnects it until `close()`. */
export function openJanus(address: string, events: JanusLineEvents): JanusLine {
  const waiting = new Map<string, Waiting>()
  let socket: WebSocket | undefined
  let session: number | undefined
  let isClosed = false
  let isOpen = false
  let [retry, pulse]: (ReturnType<typeof setTimeout> | undefined)[] = []
  let opening = createOpening()

  function sendRequest(request: Request): Promise<JanusMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<JanusMessage>()
    const transaction = crypto.randomUUID()
    const timer = setTimeout(() => reject(timedOut()), timeoutMs)
    waiting.set(transaction, { resolve, reject, isOfPlugin: request.janus === 'message' })
    socket?.send(JSON.stringify({ ...request, transaction, ...(session !== undefined && { session_id: session }) }))
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(transaction)
    })
  }

  function receive(text: unknown): void {
    const { data: answer } = z.safeParse(message, JSON.parse(String(text)))
    if (!answer) return
    const pending = waiting.get(answer.transaction ?? '')
    if (answer.janus === 'ack' && pending?.isOfPlugin) return
    if (answer.error) pending?.reject(new JanusRefusal(answer.error.code))
    else if (pending) pending.resolve(answer)
    else if (answer.janus === 'timeout') loseSession()
    else events.onMessage(answer)
  }

  function loseSession(): void {
    session = undefined
    events.onLost()
  }

  /** Creates a session, or claims the previous one after a reconnect. */
  async function startSession(): Promise<void> {
    const isBack = session !== undefined
    const answer = await sendRequest({ janus: isBack ? 'claim' : 'create' })
    session ??= answer.data?.id
    isOpen = true
    opening.resolve()
    if (isBack) events.onBack()
    pulse = setTimeout(() => void keepAlive(), heartbeatMs)
  }

  async function keepAlive(): Promise<void> {
    const current = socket
    const isAlive = await sendRequest({ janus: 'keepalive' }).then(
      () => true,
      () => false,
    )
    if (current !== socket || isClosed) return
    if (isAlive) pulse = setTimeout(() => void keepAlive(), heartbeatMs)
    else cut()
  }

  function connect(): void {
    clearTimeout(retry)
    const next = (socket = new WebSocket(address, 'janus-protocol'))
    const isCurrent = () => socket === next && !isClosed
    next.onmessage = ({ data }) => isCurrent() && receive(data)
    next.onclose = () => isCurrent() && cut()
    // A hanging server may leave the connection attempt unanswered.
    const hanging = setTimeout(() => isCurrent() && cut(), timeoutMs)
    next.onopen = () => {
      clearTimeout(hanging)
      void startSession().catch((error: unknown) => {
        if (!isCurrent()) return
        if (error instanceof JanusRefusal && session !== undefined) loseSession()
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
    if (isOpen) opening = createOpening()
    isOpen = false
    retry = setTimeout(connect, reconnectDelayMs)
  }

  const retryNow = () => {
    if (socket === undefined && !isClosed) connect()
  }
  addEventListener('online', retryNow)
  connect()
  return {
    request: async (request) => {
      await opening.promise
      return sendRequest(request)
    },
    retryNow,
    close: () => {
      if (isClosed) return
      removeEventListener('online', retryNow)
      if (session !== undefined && socket?.readyState === WebSocket.OPEN)
        void sendRequest({ janus: 'destroy' }).catch(() => 0)
      isClosed = true
      clearTimeout(retry)
      clearTimeout(pulse)
      opening.reject(timedOut())
      for (const { reject } of waiting.values()) reject(timedOut())
      socket?.close()
    },
  }
}
