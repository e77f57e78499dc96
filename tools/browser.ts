import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'

/**
 * Finds the browser for all tools and tests. A newcomer's machine may have none, a closed network cannot download it,
 * and a minimal Linux lacks its libraries.
 */
export type Launch = Required<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>

const run = promisify(execFile)
const packages = resolve(import.meta.dirname, '../node_modules')

/** Nothing in a test may leave loopback, and a container's root has no sandbox to enter. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet

/** Debian's `/usr/bin/chromium` is a wrapper script that leaves the real process behind when it is killed. */
const systemBrowsers = [
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Whether the Chromium that comes by npm runs here: it is built for Linux on x64 only. */
export const pinnedBrowserRuns = process.platform === 'linux' && process.arch === 'x64'

/**
 * A browser for journeys: BROWSER_PATH → the pinned one from npm, so that journeys run in the same browser everywhere.
 * Where that one does not run: Playwright's download → the system's → an install of Playwright's.
 *
 * @throws when BROWSER_PATH names no file
 */
export async function findBrowser(): Promise<Launch> {
  const named = process.env['BROWSER_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH=${named} does not exist.`)
    return plain(named)
  }
  if (pinnedBrowserRuns) return findPinnedBrowser()
  const found = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path))
  return found ? plain(found) : installBrowser()
}

/**
 * The browser for pictures that are compared: always the one the lock file pins, because two builds of Chromium never
 * paint the same pixels. It brings its own libraries and fonts.
 *
 * @throws on anything but Linux x64; ask `pinnedBrowserRuns` first
 */
export async function findPinnedBrowser(): Promise<Launch> {
  if (!pinnedBrowserRuns) throw new Error('The pinned Chromium runs on Linux x64 only.')
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
  // A tile that is painted again in part can round a pixel at its edge differently from one painted whole.
  // Skia's code paths for newer processors round differently from those for older ones.
  const exact = ['--font-render-hinting=none', '--disable-partial-raster', '--disable-skia-runtime-opts']
  return { executablePath: join(home, 'chromium'), args: [...args, ...exact], env }
}

function plain(executablePath: string): Launch {
  return { executablePath, args, env: { ...process.env } }
}

/** Into a neighbour first and then renamed: another process never sees half a browser. */
async function unpack(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true })
  const workshop = await mkdtemp(`${home}-`)
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())"
  // The runtime's name makes it unpack its own libraries, which a bare machine lacks.
  const env = { ...process.env, TMPDIR: workshop, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, env })
  await writeFile(join(workshop, 'fonts.conf'), fontConfiguration(home))
  await rename(workshop, home).catch(async (error: unknown) => {
    await rm(workshop, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  })
}

/**
 * The package's own configuration looks for fonts in places of its cloud; a machine's fonts would change the pictures.
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

async function installBrowser(): Promise<Launch> {
  console.log('No browser found: installing Playwright’s Chromium.')
  await run(process.execPath, [join(packages, 'playwright/cli.js'), 'install', 'chromium'])
  return plain(chromium.executablePath())
}
