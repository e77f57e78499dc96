import type { Engine, EngineEvents, Fault } from './engine.types.ts'

/** Faults by the code of a MediaError, whose messages differ between browsers. */
const faults: Readonly<Record<number, Fault>> = { 2: 'network', 3: 'media', 4: 'unplayable' }

/** Delay in seconds at which browsers play a live stream by themselves. */
const nativeDelaySeconds = 10

/**
 * Plays by the browser itself: plain files, and HLS if supported. Browsers report little about a failure, so `probe`
 * requests the URL to find the cause.
 */
export function nativeEngine(
  video: HTMLVideoElement,
  address: string,
  { onFault }: EngineEvents,
  probe: (address: string) => Promise<Fault | undefined>,
): Engine {
  const control = new AbortController()
  const { signal } = control
  let newest: number | undefined
  let since = 0
  const fail = async () => {
    const said = faults[video.error?.code ?? 0]
    if (!said) return
    const found = await probe(address)
    if (!signal.aborted) onFault(found ?? said)
  }
  video.addEventListener('error', () => void fail(), { signal })
  /**
   * Sets the position before anything is loaded, so that the beginning is never shown. For browsers that ignore this,
   * sets it again once the metadata is loaded.
   */
  const startAt = (place: number) => {
    const go = () => {
      if (Math.abs(video.currentTime - place) > 0.1) video.currentTime = place
    }
    video.addEventListener('loadedmetadata', go, { once: true, signal })
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
      if (last !== newest) [newest, since] = [last, performance.now()]
      return last
    },
    age: () => (performance.now() - since) / 1000,
    targetDelay: () => nativeDelaySeconds,
    destroy() {
      control.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
