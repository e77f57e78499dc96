import { expect, type Page } from '@playwright/test'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDeployment } from '../../tools/readDeployment.ts'
import { hostingFolder, pageHeaders, pageHeadersFile, type PageHeaders } from '../../tools/hosting/pageHeaders.ts'
import { localAppFolder } from '../../tools/buildLocalApp.ts'
import { serveApp } from '../../tools/serveApp.ts'
import { ports } from './addresses.ts'

const hostAt = (port: number) => `http://127.0.0.1:${port}`
const hosts = { app: hostAt(ports.appHost), user: hostAt(ports.userHost), payment: hostAt(ports.paymentHost) }

/** The files that contain the name of a build's first script. */
const filesNamingTheBuild = ['index.html', 'top.html', 'sw.js', 'version.json']

const textFile = /\.(js|css)$/

/** Renames every file of the build and removes the old names, as many deploys over months do. */
function renameAll(folder: string, mark: string): void {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets)
  for (const name of names.filter((each) => /\.(br|gz)$/.test(each))) rmSync(join(assets, name))
  const own = new Set(names.filter((name) => textFile.test(name)))
  const renamed = (text: string) =>
    text.replaceAll(/[\w~.-]+\.(?:js|css)\b/g, (name) => (own.has(name) ? name.replace(textFile, `${mark}$&`) : name))
  for (const name of own) {
    const text = readFileSync(join(assets, name), 'utf8')
    rmSync(join(assets, name))
    writeFileSync(join(assets, renamed(name)), renamed(text))
  }
  for (const name of filesNamingTheBuild)
    writeFileSync(join(folder, name), renamed(readFileSync(join(folder, name), 'utf8')))
  // The file with the content security policy. The script in the page's head contains the new names, so its hash there
  // changes as well.
  const place = join(folder, '../hosting', pageHeadersFile)
  const headers = JSON.parse(readFileSync(place, 'utf8')) as PageHeaders
  writeFileSync(place, JSON.stringify({ ...headers, pages: pageHeaders(folder, readDeployment()) }))
}

/**
 * Serves the built app from a folder and port of its own, with the same servers. `deploy` replaces the build as a real
 * deploy does: the first script has a new name, which the pages and the worker use, and the files of the previous build
 * stay.
 */
export async function startRedeployableApp() {
  const place = mkdtempSync(join(tmpdir(), 'deploys-'))
  const folder = join(place, 'app')
  // Whether a file is the compressed copy of a changed file. Such copies are left out, because the server would prefer
  // them.
  const isTwin = (path: string) => filesNamingTheBuild.some((name) => path.includes(`/${name}.`))
  cpSync(localAppFolder, folder, { recursive: true, filter: (path) => !isTwin(path) })
  cpSync(hostingFolder(localAppFolder), join(place, 'hosting'), { recursive: true })
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const server = await serveApp(folder, 0, hosts)
  let count = 0
  return {
    address: server.address,
    async close(): Promise<void> {
      await server.close()
      rmSync(place, { recursive: true })
    },
    /**
     * Returns the name of the new first script. `isWhole`: every file has a new name, and the old files are removed.
     */
    deploy({ isWhole = false } = {}): string {
      count += 1
      if (isWhole) renameAll(folder, `-whole${count}`)
      const { build } = JSON.parse(read('version.json')) as { build: string }
      const next = `/assets/index-deploy${count}.js`
      cpSync(join(folder, build), join(folder, next))
      for (const name of filesNamingTheBuild) {
        // Changes the revision of each page in the worker's list, because the pages have changed.
        const text = read(name).replaceAll(/"revision":"\w+"/g, `"revision":"deploy${count}"`)
        writeFileSync(join(folder, name), text.replaceAll(build, next))
      }
      return next
    },
  }
}

const returnToTab = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** Returns to the tab and waits until it has loaded `version.json`. The build's worker may need more time. */
export async function waitForBuildCheck(page: Page): Promise<void> {
  const told = page.waitForResponse('**/version.json')
  await returnToTab(page)
  await (await told).finished()
}

/** Runs in the page: whether the active worker belongs to the build with this script. */
async function isAnswering(script: string): Promise<boolean> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
  const isSettled = !installing && !waiting && active?.state === 'activated'
  return isSettled && Boolean(await caches.match(script))
}

/**
 * Returns to the tab repeatedly until it has the build. The app checks for a build only after its content has loaded,
 * and the previous worker hands over only when it is idle.
 */
export const waitForNewBuild = (page: Page, script: string) =>
  expect(async () => {
    await returnToTab(page)
    expect(await page.evaluate(isAnswering, script)).toBe(true)
  }).toPass({ intervals: [200, 1_000, 3_000] })
