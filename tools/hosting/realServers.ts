import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../contracts/testing/freePort.ts'
import { hostAddresses } from '../../contracts/sandbox/runtime/ports.ts'
import { documentsPort } from './documentServer.ts'
import { hostingFolder } from './pageHeaders.ts'
import { nginxCache } from './webServerConfigs.ts'

type Hosts = Readonly<Record<'app' | 'user' | 'payment', string>>

/**
 * The input of a real server: a built app, with the configuration that the build wrote beside it, and the addresses of
 * the API hosts.
 */
interface ServedBuild {
  folder: string
  hosts: Hosts
  /** The address of the Node program that renders pages. */
  documents?: string
}

/** A started server: its URL, and a function that stops it. */
export interface RunningServer {
  address: string
  close: () => Promise<void>
}

/** The command lines that check a configuration and that serve with it. */
interface Commands {
  check: readonly string[]
  serve: readonly string[]
}

/** A web server program that can be started with the build's configuration. */
export interface RealServer {
  program: string
  /** The build's configuration file for this program. */
  file: string
  /** Writes the files that the program reads into `place`, and returns its command lines. */
  prepare(build: ServedBuild, place: string, port: number): Commands
}

const documentsAddress = `http://127.0.0.1:${documentsPort}`
/** An address at which no program listens. */
const unused = 'http://127.0.0.1:1'

/**
 * Returns the configuration as an operator adapts it: the addresses of the given servers replace those of the sandbox.
 */
function adaptedConfig({ folder, hosts, documents = unused }: ServedBuild, file: string): string {
  const text = readFileSync(join(hostingFolder(folder), file), 'utf8').replaceAll(documentsAddress, documents)
  return Object.entries(hostAddresses()).reduce(
    (adapted, [host, address]) => adapted.replaceAll(address, hosts[host as keyof Hosts]),
    text,
  )
}

/** nginx without administrator rights, as one process that writes only below `place`. */
const nginx: RealServer = {
  program: 'nginx',
  file: 'nginx.conf',
  prepare(build, place, port) {
    const [, own = '/etc/nginx/nginx.conf'] =
      /--conf-path=(\S+)/.exec(spawnSync('nginx', ['-V']).stderr.toString()) ?? []
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const main = [
      'daemon off; master_process off; error_log stderr; pid nginx.pid;',
      'events { }',
      'http {',
      `  include ${join(dirname(own), 'mime.types')};`,
      '  include cache.conf;',
      '  access_log off;',
      ...kinds.map((kind) => `  ${kind}_temp_path ${kind};`),
      `  server { listen 127.0.0.1:${port}; root ${resolve(build.folder)}; include tsudoi.conf; }`,
      '}',
    ]
    writeFileSync(join(place, 'nginx.conf'), main.join('\n'))
    writeFileSync(join(place, 'tsudoi.conf'), adaptedConfig(build, this.file))
    const cache = adaptedConfig(build, 'nginx-cache.conf')
    writeFileSync(join(place, 'cache.conf'), cache.replace(nginxCache.folder, join(place, 'cache')))
    const serve = ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr']
    return { check: [...serve, '-t'], serve }
  },
}

/** nginx as a proxy of the Node program that renders pages. */
export const nginxRendered: RealServer = { ...nginx, file: 'nginx-rendered.conf' }

/** Caddy on plain HTTP, because without a public name it gets no certificate. */
const caddy: RealServer = {
  program: 'caddy',
  file: 'Caddyfile',
  prepare(build, place, port) {
    const adapted = adaptedConfig(build, this.file)
      .replace('tsudoi.example {', `http://127.0.0.1:${port} {\n  bind 127.0.0.1`)
      .replace('/srv/tsudoi/app', resolve(build.folder))
    writeFileSync(join(place, 'Caddyfile'), `{\n  admin off\n}\n${adapted}`)
    const given = ['--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile']
    return { check: ['validate', ...given], serve: ['run', ...given] }
  },
}

/** The servers whose configuration is tested. Without the Node program, nginx sends the app shell. */
export const realServers: readonly RealServer[] = [nginx, nginxRendered, caddy]

/** Whether the program is installed on this machine. */
export const isInstalled = ({ program }: RealServer): boolean =>
  spawnSync(program, [program === 'nginx' ? '-v' : 'version']).status === 0

/**
 * Checks the build's configuration with the program itself, and serves the built app with it on a free port of
 * loopback.
 *
 * @throws with the error output of the program if it refuses the configuration
 */
export async function startRealServer(server: RealServer, build: ServedBuild): Promise<RunningServer> {
  const place = mkdtempSync(join(tmpdir(), `${server.program}-`))
  const port = await freePort()
  const { check, serve } = server.prepare(build, place, port)
  const home = join(place, 'home')
  mkdirSync(home)
  const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  execFileSync(server.program, check, { env, stdio: 'pipe' })
  const child = spawn(server.program, serve, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const address = `http://127.0.0.1:${port}`
  while (
    !(await fetch(address).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${server.program} ended: ${said}`)
    await delay(20)
  }
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(place, { recursive: true })
  }
  return { address, close }
}
