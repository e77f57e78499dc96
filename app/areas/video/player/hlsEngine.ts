import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, ManifestLoadedData } from 'hls.js'
import { fetchModule } from '../../../shell/lazyModules.ts'
import type { Engine, EngineEvents, Fault } from './engine.types.ts'
import { hlsLoader } from './hlsLoader.ts'
import { storePreferences, readPreferences } from './preferences.ts'
import { statsForgetter } from './segmentStats.ts'
import type { StreamNet } from './streamNet.ts'

type HlsClass = typeof Hls

const loadLight = () => import('hls.js/light')
const loadWhole = () => import('hls.js')

/**
 * Loads the build that the last stream on this device needed, because an operator usually packs all films the same way.
 */
export const loadHls = () => (readPreferences().isSoundApart ? loadWhole() : loadLight())

/** No retries by hls.js: `StreamNet` does them. */
const noRetries = {
  default: { maxTimeToFirstByteMs: 60_000, maxLoadTimeMs: 120_000, timeoutRetry: null, errorRetry: null },
}

/** Seconds to keep in the buffer behind the position, so that a long stream does not fill the memory. */
const backBufferSeconds = 60

function configOf(net: StreamNet, place: number | undefined): Partial<HlsConfig> {
  return {
    // hls.js creates its worker from a text, which Trusted Types forbid. Unpacking a segment takes only a millisecond.
    enableWorker: false,
    startPosition: place ?? -1,
    backBufferLength: backBufferSeconds,
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    preferManagedMediaSource: true,
    loader: hlsLoader(net) as unknown as HlsConfig['loader'],
    manifestLoadPolicy: noRetries,
    playlistLoadPolicy: noRetries,
    fragLoadPolicy: noRetries,
    // Captions come with the URL (Q190). For embedded ones hls.js would load an empty `data:` URL each.
    renderTextTracksNatively: false,
    enableWebVTT: false,
    // The speed of a live stream is decided in live.rules.ts.
    maxLiveSyncPlaybackRate: 1,
  }
}

/** The fault of an hls.js error. `text` is set by our loader; other errors are recognized by their name. */
function faultOf({ type, details, response }: ErrorData): Fault {
  const said = (response as { text?: unknown } | undefined)?.text
  if (said === 'expired' || said === 'unplayable' || said === 'network') return said
  if (type === 'networkError' && /Load(Error|TimeOut)/i.test(details)) return 'network'
  return type === 'mediaError' && !/incompatible|addCodec/i.test(details) ? 'media' : 'unplayable'
}

/** Whether sound is in separate files, which the light build does not support. */
const isSoundApart = ({ audioTracks }: ManifestLoadedData) => audioTracks.some(({ url }) => url)

/** Plays a stream by hls.js: by the light build, or the full one for separate sound. */
export function hlsEngine(video: HTMLVideoElement, address: string, { onFault }: EngineEvents, net: StreamNet): Engine {
  let hls: Hls | undefined
  let isOver = false

  const begin = (Build: HlsClass, place: number | undefined, isWhole: boolean) => {
    if (isOver) return
    if (!Build.isSupported()) return onFault('unplayable')
    const player = (hls = new Build(configOf(net, place)))
    player.on(Build.Events.MANIFEST_LOADED, (_, data) => {
      const isApart = isSoundApart(data)
      if (isApart !== isWhole) storePreferences({ isSoundApart: isApart })
      if (!isApart || isWhole) return
      player.destroy()
      load(place, true)
    })
    const forget = statsForgetter(() => video.currentTime - backBufferSeconds)
    player.on(Build.Events.FRAG_BUFFERED, (_, { frag }) => forget(frag))
    player.on(Build.Events.ERROR, (_, data) => {
      if (data.fatal && hls === player) onFault(faultOf(data))
    })
    player.loadSource(new URL(address, location.href).href)
    player.attachMedia(video)
  }

  const load = (place?: number, isWhole = readPreferences().isSoundApart) =>
    void fetchModule(isWhole ? loadWhole : loadLight).then(
      ({ default: build }) => begin(build, place, isWhole),
      onModuleFailed,
    )
  /** hls.js itself failed to load. */
  const onModuleFailed = () => {
    if (!isOver) onFault('network')
  }

  return {
    kind: 'hls',
    load: (place) => load(place),
    resumeLoading: () => hls?.startLoad(video.currentTime),
    recoverMedia() {
      hls?.recoverMediaError()
      return hls !== undefined
    },
    edge: () => hls?.latestLevelDetails?.edge ?? undefined,
    age: () => hls?.latestLevelDetails?.age ?? 0,
    targetDelay: () => hls?.targetLatency ?? 10,
    destroy() {
      isOver = true
      hls?.destroy()
      hls = undefined
    },
  }
}
