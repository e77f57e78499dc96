import { test } from '@playwright/test'
import { existsSync } from 'node:fs'
import type { Driver } from './driver.ts'
import { EnginePage } from './enginePage.ts'
import { startFirefox } from './firefoxDriver.ts'
import { startWebKit } from './webKitDriver.ts'

/** A browser engine besides Chromium. */
export interface Engine {
  name: 'Firefox' | 'WebKit'
  /** Names of the Debian packages that contain the engine's programs. */
  packages: string
  /** The possible paths of each of the engine's programs. */
  programs: readonly (readonly string[])[]
  start: (...programs: string[]) => Promise<Driver>
}

const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    programs: [['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']],
    start: startFirefox,
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    programs: [['/usr/bin/WebKitWebDriver'], miniBrowsers, ['/usr/bin/Xvfb']],
    start: startWebKit,
  },
]

const started = new Map<Engine, Promise<Driver>>()

/**
 * Opens the page of an engine, without the session of an earlier test. The first test of a worker starts the engine.
 * Skips the test if the engine is not installed.
 */
export async function openEngine(engine: Engine): Promise<EnginePage> {
  const found = engine.programs.flatMap((places) => places.find((place) => existsSync(place)) ?? [])
  const isMissing = found.length < engine.programs.length
  test.info().skip(isMissing, `${engine.name} is not installed (Debian: apt-get install ${engine.packages}).`)
  const driver = started.get(engine) ?? engine.start(...found)
  started.set(engine, driver)
  const page = new EnginePage(await driver)
  await page.leave()
  return page
}

/** Ends the engines that this worker has started. */
export async function closeEngines(): Promise<void> {
  for (const driver of started.values()) await (await driver).close()
  started.clear()
}
