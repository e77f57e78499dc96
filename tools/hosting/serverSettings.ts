import { hosts, type Host } from '../../contracts/hosts.ts'
import type { BuiltApp } from './builtServer.ts'

/** The settings of a deployed server, read from its environment variables. */
export interface ServerSettings {
  /** The public origin of the app, such as `https://tsudoi.example`. */
  origin: string
  /** The address of each API host. */
  hosts: Readonly<Record<Host, string>>
  /** Whether the server renders the content of public pages; otherwise their documents have only a head. */
  isRendering: boolean
}

/** The error if a setting is missing or wrong. Its message is a sentence for the operator. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

/**
 * Returns an address without a slash at its end.
 *
 * @throws {WrongSetting} if the text is not an address
 */
function addressOf(name: string, given: string | undefined): string {
  if (given && /^https?:/.test(given) && URL.canParse(given)) return given.replace(/\/+$/, '')
  throw new WrongSetting(
    `${name} must be the address of a server, such as https://tsudoi.example; it is "${given ?? ''}".`,
  )
}

/**
 * Reads the settings of a server.
 *
 * @throws {WrongSetting} if a setting is missing, and the build has no value for it
 */
export function serverSettings(given: Readonly<Record<string, unknown>>, app: BuiltApp): ServerSettings {
  const text = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? given[name] : undefined)
  const hostOf = (host: Host) => {
    const name = `TSUDOI_HOST_${host.toUpperCase()}`
    return addressOf(name, text(name) ?? app.hosts[host])
  }
  return {
    origin: new URL(addressOf('TSUDOI_ORIGIN', text('TSUDOI_ORIGIN'))).origin,
    hosts: Object.fromEntries(hosts.map((host) => [host, hostOf(host)])) as ServerSettings['hosts'],
    isRendering: text('TSUDOI_SERVER_RENDERING') !== 'off',
  }
}
