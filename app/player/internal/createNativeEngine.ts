import type { PlaybackEngine, EngineEvents, PlaybackFault } from './engine.types.ts'

/** Faults by the browser's media error code. The codes are standardized, but the messages are not. */
const faults: Readonly<Record<number, PlaybackFault>> = { 2: 'network', 3: 'media', 4: 'unplayable' }

/** How many seconds behind the newest position browsers play a live stream natively. */
const nativeDelaySeconds = 10

/**
 * Creates an engine that uses the browser's native playback, for plain files and for HLS if the browser supports it.
 * The browser reports little about a failure, so `probe` requests the address to find the cause.
 */
export function createNativeEngine(
  video: HTMLVideoElement,
  address: string,
  { onFault }: EngineEvents,
  probe: (address: string) => Promise<PlaybackFault | undefined>,
): PlaybackEngine {
  const control = new AbortController()
  const { signal } = control
  let lastEdge: number | undefined
  let lastEdgeAt = 0
  const fail = async () => {
    const reported = faults[video.error?.code ?? 0]
    if (!reported) return
    const found = await probe(address)
    if (!signal.aborted) onFault(found ?? reported)
  }
  video.addEventListener('error', () => void fail(), { signal })
  /**
   * Sets the start position before loading, so that the browser does not show the beginning first. For browsers that
   * ignore a position set before loading, it is set again when the metadata has loaded.
   */
  const startAt = (place: number) => {
    const seekToPlace = () => {
      if (Math.abs(video.currentTime - place) > 0.1) video.currentTime = place
    }
    video.addEventListener('loadedmetadata', seekToPlace, { once: true, signal })
    video.currentTime = place
  }
  return {
    kind: 'native',
    load(place) {
      video.src = address
      if (place !== undefined) startAt(place)
    },
    resumeLoading() {
      const place = video.currentTime
      video.load()
      startAt(place)
    },
    recoverMedia: () => false,
    edge() {
      const { seekable } = video
      const last = seekable.length > 0 ? seekable.end(seekable.length - 1) : undefined
      if (last !== lastEdge) [lastEdge, lastEdgeAt] = [last, performance.now()]
      return last
    },
    age: () => (performance.now() - lastEdgeAt) / 1000,
    targetDelay: () => nativeDelaySeconds,
    destroy() {
      control.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
