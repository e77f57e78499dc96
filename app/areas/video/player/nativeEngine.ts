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
   * Said while nothing is loaded, it is where the browser begins: nobody sees the beginning, however late the events
   * come. Browsers that do not know that are told again as soon as there is something to seek in.
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
    targetDelay: () => usualDelay,
    destroy() {
      control.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
