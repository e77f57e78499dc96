import type { MediaEngine } from './MediaEngine.ts'
import { PlainEngine } from './plain/plainEngine.ts'

export const engineNames = ['plain', 'janus', 'livekit'] as const
export type EngineName = (typeof engineNames)[number]

/** What stands behind an address, and where (Q319): `janus+wss://…` of a media server, otherwise the host itself. */
export function engineAt(signallingUrl: string): { engine: EngineName; signallingUrl: string } {
  const name = engineNames.find((one) => signallingUrl.startsWith(`${one}+`))
  return { engine: name ?? 'plain', signallingUrl: name ? signallingUrl.slice(name.length + 1) : signallingUrl }
}

/** Adapters of media servers are fetched where there is one. */
export async function createEngine(name: EngineName): Promise<MediaEngine> {
  if (name === 'plain') return new PlainEngine()
  if (name === 'livekit') {
    const { LivekitEngine } = await import('./livekit/livekitEngine.ts')
    return new LivekitEngine()
  }
  const { JanusEngine } = await import('./janus/janusEngine.ts')
  return new JanusEngine()
}
