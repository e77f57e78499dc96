import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { endProgram, elementIdOf, japaneseDeviceEnvironment, waitUntil, type Commands, type Driver } from './driver.ts'

type Call = [method: 'POST' | 'DELETE', path: string, parameters: object]

/** The HTTP request of each command, as the WebDriver standard defines it. */
const requests: { [Name in keyof Commands]: (parameters: Commands[Name]) => Call } = {
  navigate: (parameters) => ['POST', '/url', parameters],
  script: (parameters) => ['POST', '/execute/sync', parameters],
  click: ({ element }) => ['POST', `/element/${elementIdOf(element)}/click`, {}],
  type: ({ element, text }) => ['POST', `/element/${elementIdOf(element)}/value`, { text }],
  addCookie: (parameters) => ['POST', '/cookie', parameters],
  deleteCookies: () => ['DELETE', '/cookie', {}],
}

/** A port that no program uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function call(base: string, [method, path, parameters]: Call): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : null
  const answer = await fetch(base + path, { method, body })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
  return value
}

/** Starts an X server without a screen, and returns its number. */
async function startDisplay(program: string) {
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let text = ''
  server.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const number = await waitUntil(() => /^\d+(?=\n)/.exec(text)?.[0])
  return { server, name: `:${number}` }
}

/**
 * Starts WebKitGTK's MiniBrowser, the engine of Safari in another window, and controls it by its WebDriver. `display`
 * is an X server without a screen, because MiniBrowser does not run without a display.
 */
export async function startWebKit(driver = '', browser = '', display = ''): Promise<Driver> {
  const { server, name } = await startDisplay(display)
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...japaneseDeviceEnvironment(), DISPLAY: name },
  })
  const base = `http://127.0.0.1:${port}`
  await waitUntil(() =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  )
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const answer = await call(base, ['POST', '/session', { capabilities: { alwaysMatch: options } }])
  const session = `${base}/session/${(answer as { sessionId: string }).sessionId}`
  await call(session, ['POST', '/window/rect', { width: 390, height: 844 }])
  return {
    send: (command, parameters) => call(session, requests[command](parameters)),
    close: async () => {
      await call(session, ['DELETE', '', {}])
      await endProgram(program)
      await endProgram(server)
    },
  }
}
