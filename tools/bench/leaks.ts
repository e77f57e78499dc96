import { amount } from '../../contracts/testing/amount.ts'
import type { Browser, CDPSession, Page } from 'playwright'
import { settled, watchRequests } from '../../app/e2e/settled.ts'
import { openPhone } from './interactions.ts'
import { leftOver, listenersOf } from './leftOver.ts'
import type { Product } from './product.ts'
import type { StoryFigure } from './story.ts'
import { storyPath } from './storyPath.ts'

/** There and back from the list of channels, with what lies over the page opened and closed. */
interface Trip {
  name: string
  path: string
  /** The page has its content. */
  shown: string
  /** Pressed there, until `opened` stands; Escape closes it. Without `opened` it goes on while one leaves. */
  press?: string
  opened?: string
  /** It goes with the page. */
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
  { name: 'a story that is read', path: storyPath, shown: '.story-text p' },
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

/** Runs in the page, before anything else: counts what runs on by itself. */
function countRunning(): void {
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
  // Cameras, microphones, connections and sound, held weakly: they are to go as they would without this.
  const streams: WeakRef<object>[] = []
  const count = <T extends object>(stream: T): T => {
    streams.push(new WeakRef(stream))
    return stream
  }
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const ask = devices?.getUserMedia.bind(devices)
  if (devices && ask)
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
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
  const left = () => streams.filter((each) => isRunning(each.deref())).length
  Object.assign(window, { running: () => ({ intervals: [...running.values()], streams: left() }) })
}

interface Held {
  heap: number
  listeners: number
  nodes: number
  intervals: readonly string[]
  streams: number
  /** Of the listeners that the page's own code can reach. */
  listenerNames: readonly string[]
}

async function held(page: Page, session: CDPSession): Promise<Held> {
  const listenerNames = await listenersOf(session)
  // What a first collection sets free, a second one takes.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const running = await page.evaluate(() =>
    (window as unknown as { running: () => Pick<Held, 'intervals' | 'streams'> }).running(),
  )
  const counted = { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
  return { ...counted, ...running, listenerNames }
}

/** Waited for by locators: a handle would keep the nodes it found. */
const there = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'attached' })

async function make(page: Page, { path, shown, press, opened, staysOpen }: Trip): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // The page one comes from stands until the next one does; below what only opens over it, it stays.
  if (!path.includes('#')) await page.locator(home.heading).waitFor({ state: 'detached' })
  await there(page, shown)
  if (press) {
    await there(page, press)
    await page.locator(press).first().dispatchEvent('click')
    if (opened) {
      await there(page, opened)
      if (!staysOpen) await page.keyboard.press('Escape')
      if (!staysOpen) await page.locator(opened).waitFor({ state: 'detached' })
    }
  }
  await page.evaluate(() => history.back())
  await there(page, home.heading)
  await there(page, home.shown)
  await page.locator(dialog).waitFor({ state: 'detached' })
}

async function repeat(page: Page, trip: Trip, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await make(page, trip)
  await page.waitForLoadState('networkidle')
}

function growth(name: string, before: Held, after: Held, heap?: { max: number }): StoryFigure[] {
  tellLeft(before, after)
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

/** Names what has no business to be there. */
function tellLeft(before: Held, after: Held): void {
  const listeners = after.listeners > before.listeners ? leftOver(before.listenerNames, after.listenerNames) : []
  for (const each of [...leftOver(before.intervals, after.intervals), ...listeners]) console.log(`  left: ${each}`)
}

async function measure({ page, session }: Phone, trip: Trip): Promise<StoryFigure[]> {
  await repeat(page, trip, warmUps)
  const before = await held(page, session)
  await repeat(page, trip, cycles)
  return growth(trip.name, before, await held(page, session), { max: 5 })
}

/** Somebody goes from page to page, one a minute, in fast motion: what is due in that minute happens. */
async function spend({ page }: Phone, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const trip = trips[minute % trips.length]
    if (trip) await make(page, trip)
    await page.clock.runFor(60_000)
    // A minute that passes at once is longer than requests may take: the page may take itself to be offline.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await there(page, 'html:not([data-offline])')
    await settled(page)
  }
}

const hours = amount({ part: 0.5, all: 2 })

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}
/** Of a snapshot's kinds: not compiled code, which grows for hours, nor what is outside of the engine's heap. */
const notObjects = new Set(['code', 'native', 'synthetic', 'hidden'])

/** What a page's own objects take, in bytes. */
export async function objectsOf(session: CDPSession): Promise<number> {
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

async function measureHours(phone: Phone): Promise<StoryFigure[]> {
  const { page, session } = phone
  const heldNow = async () => ({ ...(await held(page, session)), heap: await objectsOf(session) })
  await spend(phone, 2 * trips.length)
  const before = await heldNow()
  // Whole rounds: what stands there at the end is what stood there before.
  await spend(phone, Math.ceil((hours * 60) / trips.length) * trips.length)
  return growth(longUse, before, await heldNow(), { max: 5 })
}
const longUse = `${hours} h in fast motion`

type Phone = Awaited<ReturnType<typeof openPhone>>

async function openHome(browser: Browser, product: Product, isFast = false): Promise<Phone> {
  const phone = await openPhone(browser, product)
  const { page, session } = phone
  watchRequests(page)
  await page.context().grantPermissions(['camera', 'microphone'])
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Performance.enable')
  if (isFast) await page.clock.install()
  await page.addInitScript(countRunning)
  await page.goto(product.origin + home.path)
  await there(page, home.shown)
  return phone
}

/**
 * Round trips, each over and over in one document, and all of them for hours: what is held afterwards
 * (docs/performance.md). `only`, such as `leaks home`: those whose name has it.
 */
export async function measureLeaks(browser: Browser, product: Product, only = ''): Promise<StoryFigure[]> {
  const figures: StoryFigure[] = []
  const add = (more: StoryFigure[]) => {
    figures.push(...more)
    console.log(more.map(({ name, unit, values }) => `${name} ${values[0]?.toFixed(1)}${unit}`).join(', '))
  }
  const phone = await openHome(browser, product)
  // What every trip fetches and compiles stays, and is nobody's in particular.
  for (const trip of trips) await repeat(phone.page, trip, 5)
  for (const trip of trips.filter(({ name }) => name.includes(only))) add(await measure(phone, trip))
  await phone.close()
  if (!longUse.includes(only)) return figures
  const fast = await openHome(browser, product, true)
  add(await measureHours(fast))
  await fast.close()
  return figures
}
