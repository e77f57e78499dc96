import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { startSandbox } from '../../contracts/sandbox/runtime/serve.ts'
import { buildLocalApp, localAppFolder } from '../buildLocalApp.ts'
import { logInMember } from '../logInMember.ts'
import { createAppServer } from '../serveApp.ts'
import { createStaticCopy } from './createStaticCopy.ts'
import { startBenchServer, type BenchServer } from './benchServer.ts'
import { demoEpisodePath, demoStoryPage } from './storyPath.ts'
import type { SessionCookies, VisitTarget } from './visit.ts'

/** The running product, with the pages that are measured and the pages with which they are compared. */
export interface MeasuredProduct {
  origin: string
  targets: readonly (VisitTarget & { twin?: string })[]
  /** Logs the demo member in. Resolves with the cookies of a new session. */
  logIn: () => Promise<SessionCookies>
  /** Serves an additional file at a path of this origin. */
  add: BenchServer['add']
  close(): Promise<void>
}

const floorFolder = '.tmp/bench-floor'

async function addFloor(front: BenchServer): Promise<void> {
  await build({
    configFile: false,
    root: 'tools/bench/floor',
    base: '/floor/',
    logLevel: 'error',
    build: { outDir: join(process.cwd(), floorFolder), emptyOutDir: true },
  })
  front.add('/floor/', 'text/html; charset=utf-8', readFileSync(join(floorFolder, 'index.html')))
  for (const file of readdirSync(join(floorFolder, 'assets'))) {
    front.add(`/floor/assets/${file}`, 'text/javascript', readFileSync(join(floorFolder, 'assets', file)))
  }
}

/** Logs the demo member in at the user host. Resolves with the session's cookies for the app at `url`. */
async function logInAt(userHost: string, url: string): Promise<SessionCookies> {
  const member = await logInMember(userHost)
  return [
    { name: 'token', value: member.accessToken, url },
    { name: 'refreshToken', value: member.refreshToken, url },
  ]
}

type Route = Omit<VisitTarget, 'url'> & { path: string }

const guestRoutes: readonly Route[] = [
  { name: '/top', path: '/top', content: 'h1', control: 'main a[href^="/signup"]' },
  {
    name: '/channel',
    path: '/channel',
    content: 'main a[href^="/channel/todai"]',
    control: 'main a[href^="/channel/todai"]',
  },
  { name: 'channel top', path: '/channel/todai', content: 'main h1', control: 'main button' },
  {
    name: 'timeline',
    path: '/channel/todai?tab=posts',
    content: '[role="feed"] article',
    control: '[role="feed"] button[aria-pressed]',
  },
  { name: 'videos', path: '/channel/todai/movie', content: 'main h1', control: 'main a' },
  { name: 'video', path: '/channel/todai/movie/todai-night-47', content: 'main h1', control: 'main button' },
  { name: 'story group', path: demoStoryPage, content: 'main h1', control: 'main a' },
  {
    name: 'gacha top',
    path: '/channel/todai/gacha?gachaId=todai-album',
    content: 'main h1',
    control: 'main [data-foot] button',
  },
  { name: 'post', path: '/post/ip/todai/post-todai-1', content: 'main article', control: 'main button' },
  { name: 'event', path: '/event/todai-harbour', content: 'main h1', control: 'main button' },
  { name: 'story player', path: demoEpisodePath, content: '.story-text p', control: 'main button' },
]

/** The pages to measure. */
const routes = (logIn: MeasuredProduct['logIn']): readonly Route[] => [
  ...guestRoutes,
  {
    name: '/home',
    path: '/home',
    // `main a` matches any link of the page, because the page links to a channel or an event, depending on the time of
    // day.
    content: 'main a',
    control: 'main a',
    logIn,
  },
  {
    name: 'posts',
    path: '/channel/todai?tab=posts',
    content: '[role="feed"] article',
    control: '[role="feed"] button[aria-pressed]',
    logIn,
  },
]

/**
 * Starts the built app and an in-memory sandbox behind an HTTP/2 server, with a static copy of each page and the floor
 * app. Guests' pages are served twice: rendered by the server, and as the app shell.
 */
export async function startMeasuredProduct(browser: Browser): Promise<MeasuredProduct> {
  await buildLocalApp()
  const sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 } })
  const front = await startBenchServer(createAppServer(localAppFolder, sandbox.addresses))
  const logIn = () => logInAt(sandbox.addresses.user, front.origin)
  const shells = await startBenchServer(
    createAppServer(localAppFolder, sandbox.addresses, () => Promise.resolve(undefined)),
  )
  const at = (path: string) => front.origin + path
  const targets: (VisitTarget & { twin?: string })[] = []
  for (const { path, ...route } of routes(logIn)) {
    const target = { ...route, url: at(path) }
    const staticPath = `/static/${route.name.replaceAll(/\W+/g, '-')}`
    front.add(staticPath, 'text/html; charset=utf-8', await createStaticCopy(browser, target))
    const twin = `static ${route.name}`
    targets.push({ ...target, twin })
    if (!route.logIn) targets.push({ ...target, name: `${route.name} (shell)`, url: shells.origin + path, twin })
    targets.push({ ...target, name: twin, url: at(staticPath), logIn: undefined })
  }
  await addFloor(front)
  targets.push({ name: 'floor', url: at('/floor/'), content: 'li a', control: 'li', twin: 'static /channel' })
  return {
    origin: front.origin,
    targets,
    logIn,
    add: front.add,
    close: async () => {
      await front.close()
      await shells.close()
      await sandbox.close()
    },
  }
}
