import { amount } from '../../contracts/testing/amount.ts'
import type { Browser, CDPSession, Page } from 'playwright'
import { waitUntilSettled, watchRequests } from '../../app/e2e/waitUntilSettled.ts'
import { openPhonePage } from './interactions.ts'
import { addedEntries, listEventListeners } from './eventListeners.ts'
import type { MeasuredProduct } from './product.ts'
import type { BenchFigure } from './story.ts'
import { demoEpisodePath } from './storyPath.ts'

/** A round trip from the list of channels to a page and back, opening and closing an overlay there. */
interface Trip {
  name: string
  path: string
  /** Selector of the content of the page that the trip visits. */
  shown: string
  /**
   * Selector of the control that the trip presses until `opened` appears, which Escape then closes. Without `opened`,
   * the trip leaves the page while the started task is still running.
   */
  press?: string
  opened?: string
  /** Whether the opened element is still open when the trip leaves the page. */
  staysOpen?: true
}

const dialog = '[role="dialog"]'
const home = { path: '/channel', shown: 'main a[href^="/channel/todai"]', heading: 'main h1:has-text("チャンネル")' }

const trips: readonly Trip[] = [
  { name: 'home', path: '/home', shown: 'main a[href^="/channel/"]' },
  { name: 'a channel', path: '/channel/todai', shown: 'main h1' },
  { name: 'posts, a composer', path: '/channel/todai?tab=posts&write=post', shown: 'form textarea' },
  {
    name: 'a gacha, its question',
    path: '/channel/todai/gacha?gachaId=todai-album',
    shown: 'main h1',
    press: 'main button:has-text("1回引く")',
    opened: dialog,
  },
  {
    name: 'a film that plays',
    path: '/channel/lemonade/movie/lemonade-greeting',
    shown: 'main h1',
    press: 'button[aria-label$="を再生"]',
  },
  { name: 'a story that is read', path: demoEpisodePath, shown: '.story-text p' },
  { name: 'the collection', path: '/collection', shown: '[role="grid"] [role="gridcell"]' },
  { name: 'the shop', path: '/channel#shop', shown: dialog },
  { name: 'the law', path: '/channel#commercial', shown: dialog },
  {
    name: 'the menu',
    path: '/mypage',
    shown: 'main h1',
    press: 'header button[aria-label="メニュー"]',
    opened: dialog,
  },
  { name: 'notices', path: '/notification', shown: 'main a[href^="/notification/"]' },
  { name: 'tickets', path: '/ticket', shown: 'main a[href^="/ticket/"]' },
  {
    name: 'camera, microphone, a call to oneself',
    path: '/livetalk/rehearsal',
    shown: 'main h1',
    press: 'main button:has-text("カメラとマイクを試す")',
    opened: 'main video',
    staysOpen: true,
  },
]

const warmUps = amount({ part: 10, all: 15 })
const cycles = amount({ part: 10, all: 50 })

/** Runs in the page before its scripts: counts running intervals, media streams, connections and audio contexts. */
function installCounters(): void {
  const running = new Map<number, string>()
  const set = window.setInterval.bind(window)
  const clear = window.clearInterval.bind(window)
  window.setInterval = ((...all: Parameters<typeof setInterval>) => {
    const id = set(...all) as unknown as number
    const [, , caller = ''] = new Error().stack?.split('\n') ?? []
    running.set(id, `each ${all[1]} ms ${caller.trim()}: ${String(all[0]).slice(0, 120)}`)
    return id
  }) as typeof setInterval
  window.clearInterval = (id) => {
    running.delete(id as unknown as number)
    clear(id)
  }
  // Weak references, so that counting does not keep media objects alive.
  const streams: WeakRef<object>[] = []
  const count = <T extends object>(stream: T): T => {
    streams.push(new WeakRef(stream))
    return stream
  }
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const getUserMedia = devices?.getUserMedia.bind(devices)
  if (devices && getUserMedia)
    devices.getUserMedia = async (wanted) => {
      const stream = await getUserMedia(wanted)
      stream.getTracks().forEach(count)
      return stream
    }
  const counted = <T extends new (...all: never[]) => object>(Kind: T): T =>
    new Proxy(Kind, { construct: (target, all, kind) => count(Reflect.construct(target, all, kind) as object) })
  window.RTCPeerConnection = counted(RTCPeerConnection)
  window.AudioContext = counted(AudioContext)
  const isRunning = (stream: object | undefined) => {
    if (stream instanceof MediaStreamTrack) return stream.readyState === 'live'
    if (stream instanceof RTCPeerConnection) return stream.signalingState !== 'closed'
    return stream instanceof AudioContext && stream.state !== 'closed'
  }
  const runningStreams = () => streams.filter((each) => isRunning(each.deref())).length
  Object.assign(window, { running: () => ({ intervals: [...running.values()], streams: runningStreams() }) })
}

interface Usage {
  heap: number
  listeners: number
  nodes: number
  intervals: readonly string[]
  streams: number
  /** Names of the event listeners on targets that the page can reach. */
  listenerNames: readonly string[]
}

async function measureUsage(page: Page, session: CDPSession): Promise<Usage> {
  const listenerNames = await listEventListeners(session)
  // The second garbage collection frees objects that the first one made unreachable.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const running = await page.evaluate(() =>
    (window as unknown as { running: () => Pick<Usage, 'intervals' | 'streams'> }).running(),
  )
  const counted = { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
  return { ...counted, ...running, listenerNames }
}

/** Waits for a selector by a locator, because an element handle would keep the nodes alive. */
const waitFor = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'attached' })

async function runTrip(page: Page, { path, shown, press, opened, staysOpen }: Trip): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // Waits until the previous page is gone. An overlay (with a hash in its URL) keeps the page below it.
  if (!path.includes('#')) await page.locator(home.heading).waitFor({ state: 'detached' })
  await waitFor(page, shown)
  if (press) {
    await waitFor(page, press)
    await page.locator(press).first().dispatchEvent('click')
    if (opened) {
      await waitFor(page, opened)
      if (!staysOpen) await page.keyboard.press('Escape')
      if (!staysOpen) await page.locator(opened).waitFor({ state: 'detached' })
    }
  }
  await page.evaluate(() => history.back())
  await waitFor(page, home.heading)
  await waitFor(page, home.shown)
  await page.locator(dialog).waitFor({ state: 'detached' })
}

async function repeat(page: Page, trip: Trip, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await runTrip(page, trip)
  await page.waitForLoadState('networkidle')
}

function growth(name: string, before: Usage, after: Usage, heap?: { max: number }): BenchFigure[] {
  printLeftovers(before, after)
  return [
    { name: `${name}: heap`, unit: '%', values: [(after.heap / before.heap - 1) * 100], atMost: heap },
    { name: `${name}: listeners`, unit: '', values: [after.listeners - before.listeners], atMost: { max: 0 } },
    { name: `${name}: nodes`, unit: '', values: [after.nodes - before.nodes] },
    {
      name: `${name}: intervals`,
      unit: '',
      values: [after.intervals.length - before.intervals.length],
      atMost: { max: 0 },
    },
    { name: `${name}: streams`, unit: '', values: [after.streams], atMost: { max: 0 } },
  ]
}

/** Prints the listeners and intervals that were not removed. */
function printLeftovers(before: Usage, after: Usage): void {
  const listeners = after.listeners > before.listeners ? addedEntries(before.listenerNames, after.listenerNames) : []
  for (const each of [...addedEntries(before.intervals, after.intervals), ...listeners])
    console.log(`  runningStreams: ${each}`)
}

async function measure({ page, session }: Phone, trip: Trip): Promise<BenchFigure[]> {
  await repeat(page, trip, warmUps)
  const before = await measureUsage(page, session)
  await repeat(page, trip, cycles)
  return growth(trip.name, before, await measureUsage(page, session), { max: 5 })
}

/** Simulates a user who visits one page per minute. The page's clock is advanced, so that this takes seconds. */
async function simulateMinutes({ page }: Phone, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const trip = trips[minute % trips.length]
    if (trip) await runTrip(page, trip)
    await page.clock.runFor(60_000)
    // Tells the page that it is online. A jump of one minute exceeds the request timeouts, so the page may consider
    // itself offline.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await waitFor(page, 'html:not([data-offline])')
    await waitUntilSettled(page)
  }
}

const hours = amount({ part: 0.5, all: 2 })

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}
/**
 * Node types of a heap snapshot that are not counted: compiled code, which grows for hours, and memory outside the
 * engine's heap.
 */
const notObjects = new Set(['code', 'native', 'synthetic', 'hidden'])

/** Measures the size of the JavaScript objects that the page itself has created, in bytes. */
export async function ownObjectBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!notObjects.has(types[0][nodes[node + type] ?? 0] ?? '')) sum += nodes[node + size] ?? 0
  return sum
}

async function measureHours(phone: Phone): Promise<BenchFigure[]> {
  const { page, session } = phone
  const heldNow = async () => ({ ...(await measureUsage(page, session)), heap: await ownObjectBytes(session) })
  await simulateMinutes(phone, 2 * trips.length)
  const before = await heldNow()
  // Runs complete rounds of all trips, so that the page is the same at the start and at the end.
  await simulateMinutes(phone, Math.ceil((hours * 60) / trips.length) * trips.length)
  return growth(longUse, before, await heldNow(), { max: 5 })
}
const longUse = `${hours} h in fast motion`

type Phone = Awaited<ReturnType<typeof openPhonePage>>

async function openHome(browser: Browser, product: MeasuredProduct, isFast = false): Promise<Phone> {
  const phone = await openPhonePage(browser, product)
  const { page, session } = phone
  watchRequests(page)
  await page.context().grantPermissions(['camera', 'microphone'])
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Performance.enable')
  if (isFast) await page.clock.install()
  await page.addInitScript(installCounters)
  await page.goto(product.origin + home.path)
  await waitFor(page, home.shown)
  return phone
}

/**
 * Measures memory, listeners and nodes left after repeated round trips in one document, and after hours of simulated
 * use (docs/performance.md). `only`: filter by the trip's name.
 */
export async function measureLeaks(browser: Browser, product: MeasuredProduct, only = ''): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  const add = (more: BenchFigure[]) => {
    figures.push(...more)
    console.log(more.map(({ name, unit, values }) => `${name} ${values[0]?.toFixed(1)}${unit}`).join(', '))
  }
  const phone = await openHome(browser, product)
  // Runs each trip before the measurement, because code that loads and compiles the first time remains in memory.
  for (const trip of trips) await repeat(phone.page, trip, 5)
  for (const trip of trips.filter(({ name }) => name.includes(only))) add(await measure(phone, trip))
  await phone.close()
  if (!longUse.includes(only)) return figures
  const fast = await openHome(browser, product, true)
  add(await measureHours(fast))
  await fast.close()
  return figures
}
