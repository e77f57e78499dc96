import type { Engine, EngineEvents, Fault } from './engine.types.ts'

/** What the browser says of a failure: its numbers are the same everywhere, its words are not. */
const faults: Readonly<Record<number, Fault>> = { 2: 'network', 3: 'media', 4: 'unplayable' }

/** How far behind the edge a browser plays a live by itself, seconds. */
const usualDelay = 10

/**
 * The browser plays by itself: plain files, and HLS where it can. It says little about a failure, so `probe` asks what
 * has become of the address.
 */
export function nativeEngine(
  video: HTMLVideoElement,
  address: string,
  { onFault }: EngineEvents,
  probe: (address: string) => Promise<Fault | undefined>,
): Engine {
  const control = new AbortController()
  const { signal } = control
  const fail = async () => {
    const said = faults[video.error?.code ?? 0]
    if (!said) return
    const found = await probe(address)
    if (!signal.aborted) onFault(found ?? said)
  }
  video.addEventListener('error', () => void fail(), { signal })
  return {
    kind: 'native',
    load(place) {
      video.src = address
      const go = () => {
        if (place !== undefined) video.currentTime = place
      }
      // Said before the data are there, it saves loading the beginning.
      video.addEventListener('loadedmetadata', go, { once: true, signal })
    },
    resumeLoading() {
      const place = video.currentTime
      video.load()
      video.addEventListener('loadedmetadata', () => (video.currentTime = place), { once: true, signal })
    },
    recoverMedia: () => false,
    edge: () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : undefined),
    targetDelay: () => usualDelay,
    destroy() {
      control.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
