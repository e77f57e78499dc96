import type { EngineJoin } from './MediaEngine.ts'

/** The configuration for every WebRTC connection of a room. */
export function rtcConfig(join: EngineJoin | undefined): RTCConfiguration {
  const { iceServers = [], isRelayOnly = false } = join ?? {}
  return {
    iceServers: [...iceServers],
    iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  }
}

/** Whether the room has a TURN server. */
export function hasRelay(join: EngineJoin | undefined): boolean {
  const addresses = join?.iceServers.flatMap(({ urls }) => urls) ?? []
  return addresses.some((address) => /^turns?:/.test(address))
}
