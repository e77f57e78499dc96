import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largestMedia } from '../../contracts/post/media.ts'
import { listen, type ListeningHost } from '../../contracts/sandbox/runtime/listen.ts'
import {
  assetHeaders,
  cardFormPath,
  manifestHeaders,
  manifestPath,
  securityHeaders,
  transportHeaders,
} from './headers.ts'
import { hostingFolder } from './pageHeaders.ts'
import { nginxCache, webServerConfigs } from './webServerConfigs.ts'
import { isInstalled, nginxRendered, realServers, startRealServer, type RunningServer } from './realServers.ts'
import { bareDeployment, minimalHtml, writeMinimalBuild } from './writeMinimalBuild.ts'

/**
 * Answers with a stream that sends one event immediately and another one a moment later. A server that buffers answers
 * would not forward the first event in time.
 */
function streamOf(client: AbortSignal): Response {
  const event = (number: number) => new TextEncoder().encode(`data: ${number}\n\n`)
  const body = new ReadableStream({
    async start(events) {
      client.addEventListener('abort', () => events.close())
      events.enqueue(event(1))
      await delay(100)
      events.enqueue(event(2))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

async function hostAnswer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/v2/stream') return streamOf(request.signal)
  const { byteLength } = await request.arrayBuffer()
  const forwarded = request.headers.get('X-Forwarded-For')
  return Response.json({ pathname, byteLength, forwarded }, { status: pathname === '/v2/gone' ? 404 : 200 })
}

let host: ListeningHost
beforeAll(async () => void (host = await listen('app', 0, hostAnswer)))
afterAll(() => host.close())

it.skipIf(!isInstalled(nginxRendered))(
  'the folder of nginx’s cache is in a folder that nginx’s package creates',
  () => {
    expect(existsSync(dirname(nginxCache.folder))).toBe(true)
  },
)

for (const real of realServers) {
  const isHere = isInstalled(real)
  if (!isHere) console.warn(`${real.program} is not installed: its configuration is not tried here (npm run doctor).`)

  describe.skipIf(!isHere)(`${real.program} with the build's ${real.file}`, () => {
    const { folder, headers } = writeMinimalBuild(bareDeployment)
    let server: RunningServer
    const ask = (path: string, given?: RequestInit) => fetch(server.address + path, given)

    beforeAll(async () => {
      for (const [name, text] of Object.entries(webServerConfigs(headers)))
        writeFileSync(join(hostingFolder(folder), name), text)
      const { address } = host
      server = await startRealServer(real, { folder, hosts: { app: address, user: address, payment: address } })
    })
    afterAll(() => server?.close())

    it.each(['/', '/channel/todai', '/channel/todai?tab=posts', '/top'])(
      'serves %s with its content security policy',
      async (path) => {
        const answer = await ask(path)
        expect([answer.status, await answer.text()]).toEqual([200, minimalHtml])
        for (const [name, value] of Object.entries({ ...securityHeaders, ...transportHeaders, ...headers.pages }))
          expect([name, answer.headers.get(name)]).toEqual([name, value])
      },
    )

    it('serves the card document with its own content security policy and `no-store` (R040)', async () => {
      const answer = await ask(cardFormPath)
      expect(answer.status).toBe(200)
      for (const [name, value] of Object.entries({ ...securityHeaders, ...headers.card }))
        expect([name, answer.headers.get(name)]).toEqual([name, value])
    })

    it('caches a file of the build for a year, and answers 404 for a missing one', async () => {
      const found = await ask('/assets/main.js')
      expect([found.status, found.headers.get('Cache-Control')]).toEqual([200, assetHeaders['Cache-Control']])
      const missing = await ask('/assets/gone.js')
      expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, null])
    })

    it('sends the web app manifest with its content type', async () => {
      const answer = await ask(manifestPath)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, manifestHeaders['Content-Type']])
    })

    it.each(['app', 'user', 'payment'])(
      'forwards requests to the %s server, with the client’s address in X-Forwarded-For',
      async (name) => {
        const answer = await ask(`/hosts/${name}/v2/time`)
        expect(await answer.json()).toMatchObject({ pathname: '/v2/time', forwarded: '127.0.0.1' })
      },
    )

    it('forwards a 404 of an API host unchanged', async () => {
      const answer = await ask('/hosts/app/v2/gone')
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ pathname: '/v2/gone' })])
    })

    it('forwards each event of a stream when it arrives, without buffering', async () => {
      const client = new AbortController()
      const { body } = await ask('/hosts/app/v2/stream', { signal: client.signal })
      let text = ''
      for await (const part of body ?? []) {
        text += new TextDecoder().decode(part)
        if (text.includes('data: 2')) break
      }
      expect(text).toBe('data: 1\n\ndata: 2\n\n')
      client.abort()
    })

    it('forwards an upload of the largest size that the contract allows', async () => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(largestMedia)]), 'film.mp4')
      const answer = await ask('/hosts/app/v2/upload', { method: 'POST', body: form })
      expect(answer.status).toBe(200)
      expect(((await answer.json()) as { byteLength: number }).byteLength).toBeGreaterThan(largestMedia)
    })
  })
}
