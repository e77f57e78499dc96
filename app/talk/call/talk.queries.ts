import { getLivetalkEnvironment } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { engineAt } from '../engine/engines.ts'
import type { TalkEnvironment } from './CallController.ts'

/** A path of the host is one below its address. */
export const signallingAddress = (given: string, host: string): string =>
  given.startsWith('/') ? `${host.replace(/\/$/, '')}${given}` : given

/** What a call needs of the host (C149). Asked with every call: its credentials live for an hour. */
export async function askEnvironment() {
  const environment = await call(getLivetalkEnvironment, {}, { isSilent: true })
  const { iceServers, signallingUrl } = environment
  const room: TalkEnvironment = { iceServers, ...engineAt(signallingAddress(signallingUrl, env.hosts.app)) }
  return { ...environment, ...room }
}
