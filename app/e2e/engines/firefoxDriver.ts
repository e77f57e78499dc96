import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProgram, elementIdOf, japaneseDeviceEnvironment, waitUntil, type Commands, type Driver } from './driver.ts'

/** Settings of the profile: Japanese pages, a port of Firefox's own choice, and no requests of the browser itself. */
const preferences = {
  'intl.accept_languages': 'ja-JP, ja',
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'media.autoplay.default': 0,
}

/** Name and parameters of each command in Marionette, the protocol of Firefox itself. */
const marionette: { [Name in keyof Commands]: (parameters: Commands[Name]) => [command: string, parameters: object] } =
  {
    navigate: (parameters) => ['WebDriver:Navigate', parameters],
    script: (parameters) => ['WebDriver:ExecuteScript', parameters],
    click: ({ element }) => ['WebDriver:ElementClick', { id: elementIdOf(element) }],
    type: ({ element, text }) => ['WebDriver:ElementSendKeys', { id: elementIdOf(element), text }],
    addCookie: (parameters) => ['WebDriver:AddCookie', parameters],
    deleteCookies: () => ['WebDriver:DeleteAllCookies', {}],
  }

interface Answer {
  error: { message: string } | null
  value: unknown
}

/** Reads the messages of a connection: each is its length in bytes, a colon, and JSON. */
function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let bytes = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, Buffer.from(chunk)])
    for (let colon = bytes.indexOf(':'); colon > 0; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon).toString())
      if (bytes.length < end) return
      onMessage(JSON.parse(bytes.subarray(colon + 1, end).toString()))
      bytes = bytes.subarray(end)
    }
  })
}

/** A connection to Firefox's remote control, which answers each command by its number. */
async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let serial = 0
  const greeted = new Promise<void>((resolve) =>
    readMessages(socket, (message) => {
      if (!Array.isArray(message)) return resolve()
      const [, number, error, value] = message as [1, number, Answer['error'], { value?: unknown } | null]
      waiting.get(number)?.({ error, value: value && 'value' in value ? value.value : value })
    }),
  )
  const send = async (command: string, parameters: object): Promise<unknown> => {
    const number = (serial += 1)
    const text = JSON.stringify([0, number, command, parameters])
    const { error, value } = await new Promise<Answer>((resolve) => {
      waiting.set(number, resolve)
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
    waiting.delete(number)
    if (error) throw new Error(`${command}: ${error.message}`)
    return value
  }
  await greeted
  return { send, close: () => void socket.destroy() }
}

/**
 * Starts Firefox without a window, with a profile of its own. It is controlled by Marionette, the protocol of Firefox
 * itself, because geckodriver is not in a package and Playwright needs a newer Firefox than Debian's.
 */
export async function startFirefox(program = ''): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'tsudoi-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile, '--width', '390', '--height', '844']
  const firefox = spawn(program, args, { stdio: 'ignore', env: japaneseDeviceEnvironment() })
  const portFile = join(profile, 'MarionetteActivePort')
  const port = await waitUntil(() => (existsSync(portFile) && Number(readFileSync(portFile, 'utf8'))) || undefined)
  const connection = await openConnection(port)
  await connection.send('WebDriver:NewSession', {})
  return {
    send: (name, parameters) => connection.send(...marionette[name](parameters)),
    close: async () => {
      connection.close()
      await endProgram(firefox)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
