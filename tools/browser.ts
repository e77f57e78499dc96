import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'

/**
 * Options for launching a browser. This module finds the browser for all tools, because a newcomer's machine may have
 * none, a closed network cannot download one, and a bare Linux lacks its libraries.
 */
export type Launch = Required<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>

const run = promisify(execFile)
const packages = resolve(import.meta.dirname, '../node_modules')

/** Tests must make no requests beyond loopback. As a container's root, Chromium's sandbox cannot be used. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quietFlags] : quietFlags

/**
 * Browsers of the system. Debian's `/usr/bin/chromium` is not listed: it is a wrapper script that leaves the real
 * process running when it is killed.
 */
const systemBrowsers = [
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Whether the Chromium from npm runs on this machine: it is built only for Linux on x64. */
export const pinnedBrowserRuns = process.platform === 'linux' && process.arch === 'x64'

/**
 * Finds a browser for journeys and stories, in this order: BROWSER_PATH, Playwright's own download, the system's, the
 * pinned one from npm. Where the pinned one does not run, Playwright's is installed.
 *
 * @throws if BROWSER_PATH names no file
 */
export async function findBrowser(): Promise<Launch> {
  const named = process.env['BROWSER_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH=${named} does not exist.`)
    return plain(named)
  }
  const found = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path))
  if (found) return plain(found)
  return pinnedBrowserRuns ? findPinnedBrowser() : installBrowser()
}

/**
 * The browser for visual comparisons: always the one that the lock file pins, because two builds of Chromium never
 * paint the same pixels. It includes its own libraries and fonts.
 *
 * @throws on anything but Linux x64; check `pinnedBrowserRuns` first
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
  // Partially repainting a tile can round a pixel at its edge differently from painting it whole. Skia's code paths for
  // newer processors round differently from those for older ones.
  const exact = ['--font-render-hinting=none', '--disable-partial-raster', '--disable-skia-runtime-opts']
  return { executablePath: join(home, 'chromium'), args: [...args, ...exact], env }
}

function plain(executablePath: string): Launch {
  return { executablePath, args, env: { ...process.env } }
}

/** Unpacks into a temporary folder and renames it, so that no other process sees an incomplete browser. */
async function unpack(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true })
  const temporaryFolder = await mkdtemp(`${home}-`)
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())"
  // The runtime's name makes the package unpack its own libraries, which a bare machine lacks.
  const env = { ...process.env, TMPDIR: temporaryFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, env })
  await writeFile(join(temporaryFolder, 'fonts.conf'), fontConfiguration(home))
  await rename(temporaryFolder, home).catch(async (error: unknown) => {
    await rm(temporaryFolder, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  })
}

/**
 * The package's own configuration looks for fonts in the folders of its cloud, and a machine's own fonts would change
 * the pictures.
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
