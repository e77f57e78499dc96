import type { EngineJoin } from './MediaEngine.ts'

/** How every connection of a room is made. */
export function rtcConfig(join: EngineJoin | undefined): RTCConfiguration {
  const { iceServers = [], isRelayOnly = false } = join ?? {}
  return {
    iceServers: [...iceServers],
    iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  }
}

/** Whether there is a TURN server to go through. */
export function hasRelay(join: EngineJoin | undefined): boolean {
  const addresses = join?.iceServers.flatMap(({ urls }) => urls) ?? []
  return addresses.some((address) => /^turns?:/.test(address))
}
