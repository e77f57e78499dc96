/**
 * An event of a server-sent event stream. A comment line, or a `retry` line alone, is an event without a name, which
 * only shows that the connection still works.
 */
export interface StreamEvent {
  /** Name of the event: `message` if the stream sends none; undefined for a comment. */
  event: string | undefined
  data: string
  id?: string
  /** Reconnection delay in milliseconds. */
  retry?: number
}

/**
 * Parses server-sent events (WHATWG HTML, 9.2). Lines may end with CR, LF or CRLF and be split anywhere between chunks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let event = ''
  let id: string | undefined
  let data: string[] = []
  for await (const line of linesOf(body)) {
    if (line.startsWith(':')) yield { event: undefined, data: '' }
    const { name, value } = fieldOf(line)
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
    if (name === 'id') id = value
    if (name === 'retry' && /^\d+$/.test(value)) yield { event: undefined, data: '', retry: Number(value) }
    if (line !== '') continue
    if (data.length > 0) yield { event: event || 'message', data: data.join('\n'), ...(id !== undefined && { id }) }
    event = ''
    data = []
  }
}

function fieldOf(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
  return { name, value }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      // Keeps a carriage return at the end of a chunk for the next chunk, because it may be the first half of a CRLF.
      const end = done || !rest.endsWith('\r') ? rest.length : rest.length - 1
      const lines = rest.slice(0, end).split(/\r\n|\r|\n/)
      rest = (lines.pop() ?? '') + rest.slice(end)
      yield* lines
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
