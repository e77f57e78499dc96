import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startRelay } from './relay.ts'

const endings: (() => unknown)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

describe('the relay between the Pact verifier and a host', () => {
  it('forwards an event stream as it arrives', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: 1\n\n')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const relay = await startRelay(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {})
    endings.push(
      relay.close,
      () => server.closeAllConnections(),
      () => server.close(),
    )
    const { body } = await fetch(relay.origin)
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n')
    await reader?.cancel()
  })

  it('repeats a request if the server has closed the idle connection', async () => {
    let requests = 0
    let connections = 0
    const server = createServer(({ socket }, response) => {
      requests += 1
      // Resets the first connection at its second request, as if the request had arrived while the server was closing
      // the connection.
      if (connections === 1 && requests === 2) socket.resetAndDestroy()
      else response.end('answer')
    }).on('connection', () => (connections += 1))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const relay = await startRelay(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {})
    endings.push(relay.close, () => server.close())
    const ask = async () => (await fetch(relay.origin)).text()
    expect([await ask(), await ask()]).toEqual(['answer', 'answer'])
    expect(connections).toBe(2)
  })
})
