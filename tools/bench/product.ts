import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { startSandbox } from '../../contracts/sandbox/runtime/serve.ts'
import { buildLocalApp, localAppFolder } from '../buildLocalApp.ts'
import { logInMember } from '../logInMember.ts'
import { createApp } from '../serveApp.ts'
import { createStaticCopy } from './createStaticCopy.ts'
import { startBenchServer, type BenchServer } from './benchServer.ts'
import { demoEpisodePath } from './storyPath.ts'
import type { VisitTarget } from './visit.ts'

/** The running product with the pages to measure and their baselines. */
export interface Product {
  origin: string
  targets: readonly (VisitTarget & { twin?: string })[]
  member: readonly { name: string; value: string }[]
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

/** Logs the demo member in. Resolves with the session cookies. */
async function logIn(userHost: string): Promise<Product['member']> {
  const member = await logInMember(userHost)
  return [
    { name: 'token', value: member.accessToken },
    { name: 'refreshToken', value: member.refreshToken },
  ]
}

/**
 * Starts the built app and an in-memory sandbox behind an HTTP/2 server, with a static copy of each route and the
 * floor.
 */
export async function startMeasuredProduct(browser: Browser): Promise<Product> {
  await buildLocalApp()
  const sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 } })
  const front = await startBenchServer(createApp(localAppFolder, sandbox.addresses))
  const member = await logIn(sandbox.addresses.user)
  const at = (path: string) => front.origin + path
  const routes: VisitTarget[] = [
    { name: '/top', url: at('/top'), content: 'h1', control: 'main a[href^="/signup"]' },
    {
      name: '/channel',
      url: at('/channel'),
      content: 'main a[href^="/channel/todai"]',
      control: 'main a[href^="/channel/todai"]',
    },
    {
      name: '/home',
      url: at('/home'),
      // `main a` matches any link of the page, because its items link to different pages (a channel, an event) at
      // different times of day.
      content: 'main a',
      control: 'main a',
      cookies: member,
    },
    {
      name: 'gacha top',
      url: at('/channel/todai/gacha?gachaId=todai-album'),
      content: 'main h1',
      control: 'main button',
    },
    {
      name: 'posts',
      url: at('/channel/todai?tab=posts'),
      content: '[role="feed"] article',
      control: '[role="feed"] button[aria-pressed]',
      cookies: member,
    },
    { name: 'story player', url: at(demoEpisodePath), content: '.story-text p', control: 'main button' },
  ]
  const targets: (VisitTarget & { twin?: string })[] = []
  for (const route of routes) {
    const path = `/static/${route.name.replaceAll(/\W+/g, '-')}`
    front.add(path, 'text/html; charset=utf-8', await createStaticCopy(browser, route))
    const twin = `static ${route.name}`
    targets.push({ ...route, twin }, { ...route, name: twin, url: at(path), cookies: undefined })
  }
  await addFloor(front)
  targets.push({ name: 'floor', url: at('/floor/'), content: 'li a', control: 'li', twin: 'static /channel' })
  return {
    origin: front.origin,
    targets,
    member,
    add: front.add,
    close: async () => {
      await front.close()
      await sandbox.close()
    },
  }
}
