import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startRelay } from './relay.ts'

const endings: (() => unknown)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

describe('the relay', () => {
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
})
