import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'

/** Playwright's launch options for a browser that was found: its program, its arguments and its environment. */
export type BrowserLaunch = Required<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>

const run = promisify(execFile)
const packages = resolve(import.meta.dirname, '../node_modules')

/** Browser flags that stop the browser's own background requests, because tests may use only the loopback network. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// Chromium's sandbox does not start as root, for example in a container.
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet

/** Debian's `/usr/bin/chromium` is a wrapper script that leaves the real process behind when it is killed. */
const systemBrowsers = [
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Whether the Chromium from npm runs on this machine. It is built for Linux on x64 only. */
export const canRunPinnedBrowser = process.platform === 'linux' && process.arch === 'x64'

/**
 * Finds the browser for journeys and tools: BROWSER_PATH, or else the pinned Chromium from npm, so that journeys run in
 * the same browser everywhere. If the pinned Chromium does not run on this machine: Playwright's downloaded browser, or
 * else the system's, or else Playwright's after downloading it.
 *
 * @throws if BROWSER_PATH is not the path of a file
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const named = process.env['BROWSER_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH=${named} does not exist.`)
    return plain(named)
  }
  if (canRunPinnedBrowser) return findPinnedBrowser()
  const found = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path))
  return found ? plain(found) : installBrowser()
}

/**
 * Finds the browser for picture comparisons: always the version pinned in the lock file, because two builds of Chromium
 * never paint the same pixels. It contains its own libraries and fonts.
 *
 * @throws if `canRunPinnedBrowser` is false
 */
export async function findPinnedBrowser(): Promise<BrowserLaunch> {
  if (!canRunPinnedBrowser) throw new Error('The pinned Chromium runs on Linux x64 only.')
  const manifest = readFileSync(join(packages, '@sparticuz/chromium/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const home = join(packages, `.cache/tsudoi/chromium-${version}`)
  if (!existsSync(home)) await unpack(home)
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(home, 'al2023/lib'),
    FONTCONFIG_FILE: join(home, 'fonts.conf'),
    FONTCONFIG_PATH: home,
  }
  // Flags for identical pixels. Partial repaints round pixels at a tile's edge differently from full repaints, and Skia
  // rounds differently on newer processors than on older ones. Both are switched off.
  const exact = ['--font-render-hinting=none', '--disable-partial-raster', '--disable-skia-runtime-opts']
  return { executablePath: join(home, 'chromium'), args: [...args, ...exact], env }
}

function plain(executablePath: string): BrowserLaunch {
  return { executablePath, args, env: { ...process.env } }
}

/** Unpacks into a neighbouring folder and then renames it, so that no process finds an incomplete browser. */
async function unpack(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true })
  const workshop = await mkdtemp(`${home}-`)
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())"
  // This variable must name a Lambda runtime, otherwise the package does not unpack its libraries, which a minimal
  // Linux lacks.
  const env = { ...process.env, TMPDIR: workshop, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, env })
  await writeFile(join(workshop, 'fonts.conf'), fontConfiguration(home))
  await rename(workshop, home).catch(async (error: unknown) => {
    await rm(workshop, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  })
}

/**
 * A font configuration that finds only the package's own fonts. The package's default looks in paths of AWS Lambda, and
 * the machine's fonts would change the pictures.
 */
function fontConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts/fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

async function installBrowser(): Promise<BrowserLaunch> {
  console.log('No browser found: installing Playwright’s Chromium.')
  await run(process.execPath, [join(packages, 'playwright/cli.js'), 'install', 'chromium'])
  return plain(chromium.executablePath())
}
