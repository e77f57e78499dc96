import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { startSandbox } from '../../contracts/sandbox/runtime/serve.ts'
import { buildLocalApp, localAppFolder } from '../buildLocalApp.ts'
import { importBuiltApp, importBuiltServer } from '../hosting/serverFolder.ts'
import { createAppServer } from '../serveApp.ts'
import { demoEpisodePath, demoStoryPage } from './storyPath.ts'
import { formatSummary, formatTable, summarizeRuns } from './summary.ts'

/**
 * `npm run bench:documents`: measures how long the server renders each public page, without the time of the API hosts,
 * and how many cached documents it sends per second over HTTP.
 */
const paths = [
  '/top',
  '/channel',
  '/channel/todai',
  '/channel/todai?tab=posts',
  '/channel/todai/movie',
  '/channel/todai/movie/todai-night-47',
  demoStoryPage,
  '/channel/todai/gacha?gachaId=todai-album',
  '/post/ip/todai/post-todai-1',
  '/event/todai-harbour',
  demoEpisodePath,
]
const rounds = 40
const inParallel = 16
const seconds = 3
const origin = 'http://localhost'

await buildLocalApp()
const sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 } })
const { createHandler } = await importBuiltServer(localAppFolder)
const { shell } = await importBuiltApp(localAppFolder)

/**
 * The answers of the API hosts by address. The measurement repeats them, so that it includes only the server's own
 * work.
 */
const recorded = new Map<string, { body: string; status: number }>()
async function fetchHost(host: 'app' | 'user' | 'payment', path: string, init: RequestInit): Promise<Response> {
  const key = host + path
  const known = recorded.get(key)
  if (known) return new Response(known.body, { status: known.status })
  const answer = await fetch(sandbox.addresses[host] + path, init)
  const entry = { body: await answer.text(), status: answer.status }
  recorded.set(key, entry)
  return new Response(entry.body, { status: entry.status })
}

/** Renders a page with an empty cache. Resolves with the duration in milliseconds. */
async function render(path: string): Promise<number> {
  const errors: unknown[] = []
  const handler = createHandler({ shell, headers: {}, fetchHost, onError: (error) => errors.push(error) })
  const start = performance.now()
  const answer = await handler(new Request(origin + path))
  const time = performance.now() - start
  const isRendered = (await answer.text()).includes('data-rendered')
  return isRendered && errors.length === 0 ? time : Number.NaN
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN

const rows: string[][] = []
for (const path of paths) {
  // The first renderings load the page's modules and record the answers of the API hosts.
  for (let at = 0; at < 3; at += 1) await render(path)
  const times: number[] = []
  for (let at = 0; at < rounds; at += 1) times.push(await render(path))
  rows.push([decodeURIComponent(path), formatSummary(summarizeRuns(times)), percentile(times, 0.95).toFixed(1)])
}
console.log(`\n${rounds} renderings of each page, in ms\n`)
console.log(formatTable(['page', 'median (min–max)', 'p95'], rows))

/** Measures how many cached documents the server sends per second over HTTP, with `inParallel` requests at a time. */
async function rate(address: string): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const work = async () => {
    while (performance.now() < end) {
      await (await fetch(address)).arrayBuffer()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: inParallel }, work))
  return count / seconds
}

const listener = getRequestListener(createAppServer(localAppFolder, sandbox.addresses).fetch)
const server = createServer((request, response) => void listener(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const bound = server.address()
const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/channel/todai`
await fetch(address)
await rate(address)
console.log(`\n${(await rate(address)).toFixed(0)} cached documents a second from one process`)
server.close()
server.closeAllConnections()
await sandbox.close()
process.exit(0)
