import { getLivetalkEnvironment } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { parseSignallingUrl } from './engines.ts'
import type { TalkEnvironment } from './call/CallController.ts'

/**
 * The absolute address of the signalling. A path is relative to the address `host`, and a full URL is returned
 * unchanged.
 */
export const signallingAddress = (url: string, host: string): string =>
  url.startsWith('/') ? `${host.replace(/\/$/, '')}${url}` : url

/**
 * Loads the signalling address, the ICE servers and the engine. Call it for every call, because the credentials expire
 * after an hour (C149).
 */
export async function loadTalkEnvironment() {
  const environment = await call(getLivetalkEnvironment, {}, { isSilent: true })
  const { iceServers, signallingUrl } = environment
  const room: TalkEnvironment = { iceServers, ...parseSignallingUrl(signallingAddress(signallingUrl, env.hosts.app)) }
  return { ...environment, ...room }
}
