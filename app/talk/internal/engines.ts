import type { MediaEngine } from './engine/MediaEngine.ts'
import { PlainEngine } from './engine/plain/plainEngine.ts'

/** The names of the media engines: `plain` connects the browsers directly, `livekit` through a LiveKit server. */
export const engineNames = ['plain', 'livekit'] as const
/** The name of a media engine. */
export type EngineName = (typeof engineNames)[number]

/**
 * Splits a signalling URL into engine and address. `livekit+wss://…` names a media server. Without a prefix, the
 * browsers connect directly (`plain`), with the signalling of the app server (Q319).
 */
export function parseSignallingUrl(signallingUrl: string): { engine: EngineName; signallingUrl: string } {
  const name = engineNames.find((one) => signallingUrl.startsWith(`${one}+`))
  return { engine: name ?? 'plain', signallingUrl: name ? signallingUrl.slice(name.length + 1) : signallingUrl }
}

/** Creates an engine. The code for the media server is loaded on demand. */
export async function createEngine(name: EngineName): Promise<MediaEngine> {
  if (name === 'plain') return new PlainEngine()
  const { LivekitEngine } = await import('./engine/livekit/livekitEngine.ts')
  return new LivekitEngine()
}
