import { get, type ClientRequest } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEvents } from '../../contracts/eventStream.ts'
import { SandboxProcess } from '../../contracts/sandbox/testing/sandboxProcess.ts'

/**
 * `node tools/bench/counts.ts`: measures how long a change of a viewer count takes to reach all open streams. The
 * sandbox runs in a separate process; every second one viewer enters or leaves. Options: `--clients 1000 --seconds 30`.
 * Fails if the 95th percentile is above 500 ms (C032, Q61).
 */
const { values } = parseArgs({
  options: { clients: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '20' } },
})
const [clients, seconds] = [Number(values.clients), Number(values.seconds)]
const goal = 500
/** Maximum number of streams that the sandbox allows one viewer. */
const streamsPerViewer = 10

const sandbox = new SandboxProcess()
const { app } = await sandbox.addresses

async function setUpState(state: string, params: object = {}): Promise<Record<string, string>> {
  const body = JSON.stringify({ action: 'setup', state, params })
  const response = await fetch(`${app}/_sandbox/states`, { method: 'POST', body })
  if (!response.ok) throw new Error(`${state}: ${await response.text()}`)
  return (await response.json()) as Record<string, string>
}

/** Opens a stream of viewer counts. `onCount` is called for each count, but not for heartbeats. */
async function open(token: string, onCount: (userCount: number) => void): Promise<ClientRequest> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
  const request = get(`${app}/v1/count?viewing.eventEpisodeId=episode-1`, { headers, agent: false })
  await new Promise<void>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(String(response.statusCode)))
      void readStream(Readable.toWeb(response) as ReadableStream<Uint8Array>, resolve, onCount).catch(() => {})
    })
  })
  return request
}

async function readStream(body: ReadableStream<Uint8Array>, onOpen: () => void, onCount: (userCount: number) => void) {
  for await (const { event, data } of readEvents(body)) {
    if (event !== 'message') continue
    onOpen()
    onCount((JSON.parse(data) as { userCount: number }).userCount)
  }
}

await setUpState('a channel')
await setUpState('an event')
const tokens: string[] = []
for (let at = 0; at <= clients / streamsPerViewer; at += 1)
  tokens.push((await setUpState('a guest'))['accessToken'] ?? '')
const [mover = '', ...viewers] = tokens

let changedAt = 0
let wanted = 0
let delays: number[] = []
const onCount = (userCount: number) => {
  if (userCount === wanted) delays.push(performance.now() - changedAt)
}
const requests: ClientRequest[] = []
for (let at = 0; at < clients; at += 50) {
  const part = Array.from({ length: Math.min(50, clients - at) }, (_, index) => viewers[(at + index) % viewers.length])
  requests.push(...(await Promise.all(part.map((token) => open(token ?? '', onCount)))))
}
await wait(2_000)

const base = 34 + viewers.length
const all: number[] = []
let missed = 0
let moving: ClientRequest | undefined
for (let second = 0; second < seconds; second += 1) {
  delays = []
  wanted = moving ? base : base + 1
  changedAt = performance.now()
  if (moving) {
    moving.destroy()
    moving = undefined
  } else moving = await open(mover, () => {})
  await wait(Math.max(0, 1_000 - (performance.now() - changedAt)))
  missed += clients - delays.length
  all.push(...delays)
}
moving?.destroy()
for (const request of requests) request.destroy()
await sandbox.stop()

const sorted = all.toSorted((a, b) => a - b)
const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN)
console.log(`${clients} streams, ${seconds} changes, one a second: milliseconds from the change to the client`)
console.log(`p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}; ${missed} came later than a second`)
process.exit(at(0.95) <= goal && missed === 0 ? 0 : 1)
