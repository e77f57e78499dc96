import { getLivetalkEnvironment } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { parseSignallingUrl } from './engines.ts'
import type { TalkEnvironment } from './call/CallController.ts'

/** The absolute signalling address: a path is relative to the `host` address, a full URL is returned unchanged. */
export const signallingAddress = (url: string, host: string): string =>
  url.startsWith('/') ? `${host.replace(/\/$/, '')}${url}` : url

/**
 * Loads signalling address, ICE servers and engine (C149). Called for every call: the credentials expire in an hour.
 */
export async function loadEnvironment() {
  const environment = await call(getLivetalkEnvironment, {}, { isSilent: true })
  const { iceServers, signallingUrl } = environment
  const room: TalkEnvironment = { iceServers, ...parseSignallingUrl(signallingAddress(signallingUrl, env.hosts.app)) }
  return { ...environment, ...room }
}
