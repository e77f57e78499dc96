import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { contentPolicy } from '../../../tools/hosting/contentPolicy.ts'
import { securityHeaders } from '../../../tools/hosting/headers.ts'

const films = join(import.meta.dirname, '../../../contracts/sandbox/videos')
const bare = { hosts: {}, textures: '', mediaOrigins: [], firebase: '', sbps: '', providers: '' }

/** One request to the stream, its address, or a host. */
export interface Asked {
  at: number
  path: string
  body: string
}

interface Answer {
  status: number
  type?: string
  body?: string | Buffer
}

/** What goes wrong with a file of the stream; nothing: it is served. */
export type Trouble = (path: string) => Answer | undefined

/** The player's page alone, as a build makes it. */
async function builtPage(): Promise<ReadonlyMap<string, Answer>> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'playerPage.tsx') },
    },
  })) as Rollup.RollupOutput
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? ''
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName ?? ''
  const html = `<!doctype html><html lang="ja"><head><title>動画</title><link rel="stylesheet" href="/${sheet}"></head><body><script type="module" src="/${entry}"></script></body></html>`
  const files = output.map((file): [string, Answer] => [
    `/${file.fileName}`,
    {
      status: 200,
      type: file.fileName.endsWith('.css') ? 'text/css' : 'text/javascript',
      body: file.type === 'chunk' ? file.code : Buffer.from(file.source),
    },
  ])
  return new Map([...files, ['/', { status: 200, type: 'text/html', body: html }]])
}

/** The film again and again, each time from files of another name, so that a seek leaves what is loaded. */
function longer(playlist: string, times: number): string {
  const [head = '', ...segments] = playlist.replace('#EXT-X-ENDLIST', '').split(/(?=#EXTINF)/)
  const [tags, map] = head.trimEnd().split(/\n(?=#EXT-X-MAP)/)
  const once = [map, ...segments.map((segment) => segment.trimEnd())].join('\n')
  const rounds = Array.from({ length: times }, (_, at) => once.replaceAll('.mp4', `.mp4?round=${at}`))
  return `${tags}\n${rounds.join('\n#EXT-X-DISCONTINUITY\n')}\n#EXT-X-ENDLIST\n`
}

/** So long a segment of the films is, seconds, and so many a live keeps. */
const segmentLength = 4
const liveWindow = 10

/** The same as a live that began at `since`: the newest segments, one more whenever one has passed. */
function asLive(playlist: string, since: number): string {
  const [head = '', ...segments] = playlist.replace('#EXT-X-ENDLIST', '').split(/(?=#EXTINF)/)
  const map = head.split('\n').find((line) => line.startsWith('#EXT-X-MAP')) ?? ''
  const first = Math.floor((Date.now() - since) / 1000 / segmentLength)
  const shown = Array.from({ length: liveWindow }, (_, at) => {
    const round = Math.floor((first + at) / segments.length)
    const text = (segments[(first + at) % segments.length] ?? '').trimEnd().replaceAll('.mp4', `.mp4?round=${round}`)
    const isFirst = (first + at) % segments.length === 0
    return (isFirst || at === 0 ? `${isFirst && at > 0 ? '#EXT-X-DISCONTINUITY\n' : ''}${map}\n` : '') + text
  })
  const tags = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentLength}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / segments.length)}`,
  ]
  return `${[...tags, ...shown].join('\n')}\n`
}

/** A live of pictures alone, in one size. */
const liveMaster = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=180000,RESOLUTION=640x360,CODECS="avc1.4d401e"
360.m3u8
`

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  mp4: 'video/mp4',
}

/**
 * A small host for the player: its page with the app's own headers, real films whose address carries a signature that
 * can end, and what the test wants to go wrong.
 */
export class PlayerServer {
  /** How many times the film is played through. */
  rounds = 6
  trouble: Trouble = () => undefined
  /** Since when the film is a live, milliseconds since 1970; undefined: it is a film. */
  liveSince: number | undefined
  /** What `/source` answers beside the signed stream. */
  source: Partial<{ format: string; address: string }> = {}
  readonly asked: Asked[] = []
  private signature = 1
  private readonly files: ReadonlyMap<string, Answer>
  private readonly server = createServer((request, response) => void this.answer(request, response))

  private constructor(files: ReadonlyMap<string, Answer>) {
    this.files = files
  }

  static async open(): Promise<PlayerServer> {
    const server = new PlayerServer(await builtPage())
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve))
    return server
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** As it was at first, for the next test. */
  reset(): void {
    this.rounds = 6
    this.liveSince = undefined
    this.trouble = () => undefined
    this.source = {}
    this.asked.length = 0
  }

  /** Addresses that were given out are over from now on. */
  expire(): void {
    this.signature += 1
  }

  /** Requests to files of the stream. */
  get streamed(): Asked[] {
    return this.asked.filter(({ path }) => path.startsWith('/signed/'))
  }

  /** Bodies of the calls to a host whose path contains this. */
  told(part: string): unknown[] {
    return this.asked.filter(({ path }) => path.includes(part)).map(({ body }) => JSON.parse(body || '{}') as unknown)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.asked.push({ at: Date.now(), path: pathname + search, body: Buffer.concat(chunks).toString() })
    const { status, type, body = '' } = this.answerTo(pathname)
    const policy = contentPolicy([], bare)
    for (const [name, value] of Object.entries({ ...securityHeaders, 'Content-Security-Policy': policy }))
      response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    if (type) response.setHeader('Content-Type', type)
    sendPart(request, response, status, Buffer.from(body))
  }

  private answerTo(path: string): Answer {
    if (path === '/source') return { status: 200, type: 'application/json', body: JSON.stringify(this.signed()) }
    if (path.startsWith('/signed/')) return this.trouble(path) ?? this.film(path)
    if (path.startsWith('/hosts/')) return { status: 200, type: 'application/json', body: '{}' }
    return this.files.get(path) ?? { status: 404 }
  }

  private signed() {
    const folder = `/signed/${this.signature}/todai`
    const subtitles = [{ language: 'ja', label: '日本語', address: `${folder}/ja.vtt` }]
    return { format: 'HLS', address: `${folder}/master.m3u8`, subtitles, ...this.source }
  }

  private film(path: string): Answer {
    const [, , signature, ...rest] = path.split('/')
    if (Number(signature) !== this.signature) return { status: 403 }
    const file = join(films, ...rest)
    if (!existsSync(file)) return { status: 404 }
    const body = readFileSync(file)
    const isMedia = file.endsWith('.m3u8') && !file.endsWith('master.m3u8') && !file.endsWith('ja.m3u8')
    const type = types[file.split('.').at(-1) ?? '']
    if (this.liveSince === undefined)
      return { status: 200, type, body: isMedia ? longer(body.toString(), this.rounds) : body }
    const isMaster = file.endsWith('master.m3u8')
    return { status: 200, type, body: isMaster ? liveMaster : isMedia ? asLive(body.toString(), this.liveSince) : body }
  }
}

/** A range is answered with just that, as a player needs it. */
function sendPart(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.setHeader('Accept-Ranges', 'bytes')
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (status !== 200 || from === undefined) {
    response.writeHead(status).end(body)
    return
  }
  const last = to ? Math.min(Number(to), body.length - 1) : body.length - 1
  response.setHeader('Content-Range', `bytes ${from}-${last}/${body.length}`)
  response.writeHead(206).end(body.subarray(Number(from), last + 1))
}
