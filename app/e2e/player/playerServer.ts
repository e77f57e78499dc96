import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { contentPolicy } from '../../../tools/hosting/contentPolicy.ts'
import { directImports } from '../../../tools/directImports.ts'
import { securityHeaders } from '../../../tools/hosting/headers.ts'

const films = join(import.meta.dirname, '../../../contracts/sandbox/public/videos')
const bare = { hosts: {}, textures: '', mediaOrigins: [], firebase: '', sbps: '', providers: '' }

/** A received request: for the stream, for its address, or an API call. */
export interface ReceivedRequest {
  at: number
  path: string
  body: string
}

interface Answer {
  status: number
  type?: string | undefined
  body?: string | Buffer | undefined
}

/** Returns a faulty answer for a path of the stream; undefined serves the file. */
export type FaultByPath = (path: string) => Answer | undefined

/** Builds the player's page; returns its files by path. */
async function builtPage(): Promise<ReadonlyMap<string, Answer>> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    mode: 'production',
    plugins: [directImports(), react(), tailwindcss()],
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

/** Repeats a film `times` times with new file names each time, so that a seek leaves the buffered part. */
function repeatFilm(playlist: string, times: number): string {
  const [head = '', ...segments] = playlist.replace('#EXT-X-ENDLIST', '').split(/(?=#EXTINF)/)
  const [tags, map] = head.trimEnd().split(/\n(?=#EXT-X-MAP)/)
  const once = [map, ...segments.map((segment) => segment.trimEnd())].join('\n')
  const rounds = Array.from({ length: times }, (_, at) => once.replaceAll('.mp4', `.mp4?round=${at}`))
  return `${tags}\n${rounds.join('\n#EXT-X-DISCONTINUITY\n')}\n#EXT-X-ENDLIST\n`
}

/** Length of a segment in seconds, and number of segments in a live playlist. */
const segmentSeconds = 4
const liveSegments = 10
/** Number of segments after which the film of a live stream begins again, with a discontinuity. */
const filmSegments = 5

/** Number of the first segment in a live playlist of a stream that started at `since` (ms). */
const firstOfWindow = (since: number) => Math.floor((Date.now() - since) / 1000 / segmentSeconds)

/** A live playlist with the newest segments. `segmentAt` returns the lines of a segment. */
function livePlaylist(since: number, segmentAt: (number: number, isFirst: boolean) => string): string {
  const first = firstOfWindow(since)
  const shown = Array.from({ length: liveSegments }, (_, at) => {
    const isCut = (first + at) % filmSegments === 0 && at > 0
    return `${isCut ? '#EXT-X-DISCONTINUITY\n' : ''}${segmentAt(first + at, isCut || at === 0)}`
  })
  const tags = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / filmSegments)}`,
  ]
  return `${[...tags, ...shown].join('\n')}\n`
}

/** Turns the playlist of a film into a live stream that repeats the film. */
function asLive(playlist: string, since: number): string {
  const [head = '', ...segments] = playlist.replace('#EXT-X-ENDLIST', '').split(/(?=#EXTINF)/)
  const map = head.split('\n').find((line) => line.startsWith('#EXT-X-MAP')) ?? ''
  return livePlaylist(since, (number, isFirst) => {
    const file = `.mp4?round=${Math.floor(number / filmSegments)}`
    const lines = (segments[number % filmSegments] ?? '').trimEnd().replaceAll('.mp4', file)
    return isFirst ? `${map}\n${lines}` : lines
  })
}

/** A caption rendition of a live stream. */
export interface LiveCaptions {
  language: string
  name: string
}

const liveCaptionsFile = /\/live-([a-z]+)(?:-(\d+)\.vtt|\.m3u8)$/

/** Master playlist of a live stream without sound, in one size. */
function liveMaster(captions: readonly LiveCaptions[]): string {
  const media = captions.map(
    ({ language, name }) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${name}",LANGUAGE="${language}",DEFAULT=YES,AUTOSELECT=YES,URI="live-${language}.m3u8"\n`,
  )
  const group = captions.length > 0 ? ',SUBTITLES="text"' : ''
  return `#EXTM3U
${media.join('')}#EXT-X-STREAM-INF:BANDWIDTH=180000,RESOLUTION=640x360,CODECS="avc1.4d401e"${group}
360.m3u8
`
}

/** The captions of a segment of a live stream: its language and number, timed by the film's own clock. */
function liveVtt(language: string, number: number): string {
  const start = (number % filmSegments) * segmentSeconds
  return `WEBVTT
X-TIMESTAMP-MAP=MPEGTS:${start * 90_000},LOCAL:00:00:00.000

00:00:00.000 --> 00:00:03.800
${language} ${number}
`
}

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  mp4: 'video/mp4',
}

/**
 * Test server for the player: serves its page with the app's headers, real films at signed addresses that can expire,
 * and the faults that a test asks for.
 */
export class PlayerServer {
  /** How many times the film is repeated. */
  rounds = 6
  trouble: FaultByPath = () => undefined
  /** Start of the live stream, milliseconds since 1970; undefined serves an ordinary film. */
  liveSince: number | undefined
  /** The captions inside the live stream. */
  liveCaptions: readonly LiveCaptions[] = []
  /** Values that replace those in the server's answer to `/source`. */
  source: Partial<{ format: string; address: string; subtitles: [] }> = {}
  readonly requests: ReceivedRequest[] = []
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

  /** Restores the initial state for the next test. */
  reset(): void {
    this.rounds = 6
    this.liveSince = undefined
    this.liveCaptions = []
    this.trouble = () => undefined
    this.source = {}
    this.requests.length = 0
  }

  /** Expires all addresses issued so far. */
  expire(): void {
    this.signature += 1
  }

  /** Requests for files of the stream. */
  get streamed(): ReceivedRequest[] {
    return this.requests.filter(({ path }) => path.startsWith('/signed/'))
  }

  /** Bodies of the API calls whose path contains `part`. */
  apiCallBodies(part: string): unknown[] {
    return this.requests
      .filter(({ path }) => path.includes(part))
      .map(({ body }) => JSON.parse(body || '{}') as unknown)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.requests.push({ at: Date.now(), path: pathname + search, body: Buffer.concat(chunks).toString() })
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
    const captions = this.liveSince !== undefined && this.liveText(path, this.liveSince)
    if (captions) return captions
    const file = join(films, ...rest)
    if (!existsSync(file)) return { status: 404 }
    const body = readFileSync(file)
    const isMedia = file.endsWith('.m3u8') && !file.endsWith('master.m3u8') && !file.endsWith('ja.m3u8')
    const type = types[file.split('.').at(-1) ?? '']
    if (this.liveSince === undefined)
      return { status: 200, type, body: isMedia ? repeatFilm(body.toString(), this.rounds) : body }
    const isMaster = file.endsWith('master.m3u8')
    return {
      status: 200,
      type,
      body: isMaster ? liveMaster(this.liveCaptions) : isMedia ? asLive(body.toString(), this.liveSince) : body,
    }
  }

  /** A file of the captions inside the live stream. A segment is there as long as the playlist lists it. */
  private liveText(path: string, since: number): Answer | undefined {
    const [, language, number] = liveCaptionsFile.exec(path) ?? []
    if (language === undefined) return undefined
    const list = () => livePlaylist(since, (at) => `#EXTINF:${segmentSeconds},\nlive-${language}-${at}.vtt`)
    if (number === undefined) return { status: 200, type: types['m3u8'], body: list() }
    const age = Number(number) - firstOfWindow(since)
    if (age < 0 || age >= liveSegments) return { status: 404 }
    return { status: 200, type: types['vtt'], body: liveVtt(language, Number(number)) }
  }
}

/** Sends a body, or the requested byte range of it. */
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
