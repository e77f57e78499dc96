import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, ManifestLoadedData } from 'hls.js'
import { fetchModule } from '../../shell/lazyModules.ts'
import type { PlaybackEngine, EngineEvents, PlaybackFault } from './engine.types.ts'
import { createHlsLoader } from './createHlsLoader.ts'
import { savePreferences, readPreferences } from './preferences.ts'
import { createStatsCleaner } from './segmentStats.ts'
import type { StreamNet } from './streamNet.ts'

type HlsClass = typeof Hls

const loadLight = () => import('hls.js/light')
const loadWhole = () => import('hls.js')

/**
 * Loads the hls.js build that the last stream on this device needed: a server packages all its films in the same way.
 */
export const loadHls = () => (readPreferences().isSoundApart ? loadWhole() : loadLight())

/** Lets hls.js make one attempt per request, because StreamNet (streamNet.ts) does the retries. */
const singleAttempt = {
  default: { maxTimeToFirstByteMs: 60_000, maxLoadTimeMs: 120_000, timeoutRetry: null, errorRetry: null },
}

/**
 * Seconds of video to keep in the buffer behind the position. The limit prevents a long session from filling the
 * memory.
 */
const backBufferSeconds = 60

function configOf(net: StreamNet, place: number | undefined): Partial<HlsConfig> {
  return {
    // Disables hls.js's worker, because it is created from a string, which Trusted Types forbid. Without it, unpacking
    // a segment takes only a millisecond.
    enableWorker: false,
    startPosition: place ?? -1,
    backBufferLength: backBufferSeconds,
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    preferManagedMediaSource: true,
    loader: createHlsLoader(net) as unknown as HlsConfig['loader'],
    manifestLoadPolicy: singleAttempt,
    playlistLoadPolicy: singleAttempt,
    fragLoadPolicy: singleAttempt,
    // Keeps hls.js from loading captions. The player adds them with the source, and hls.js would load an empty track
    // from a `data:` address for each (Q190).
    renderTextTracksNatively: false,
    enableWebVTT: false,
    // Keeps hls.js from changing the speed of a live stream. live.rules.ts does that.
    maxLiveSyncPlaybackRate: 1,
  }
}

/**
 * Maps an hls.js error to a fault. For an error of the app's loader its `text` is the fault; other errors are mapped by
 * name.
 */
function faultOf({ type, details, response }: ErrorData): PlaybackFault {
  const loaderText = (response as { text?: unknown } | undefined)?.text
  if (loaderText === 'expired' || loaderText === 'unplayable' || loaderText === 'network') return loaderText
  if (type === 'networkError' && /Load(Error|TimeOut)/i.test(details)) return 'network'
  return type === 'mediaError' && !/incompatible|addCodec/i.test(details) ? 'media' : 'unplayable'
}

/** Whether the stream has separate sound files, which the light build does not support. */
const isSoundApart = ({ audioTracks }: ManifestLoadedData) => audioTracks.some(({ url }) => url)

/** Creates an engine that plays with hls.js: its light build, or its full build for streams with separate sound. */
export function createHlsEngine(
  video: HTMLVideoElement,
  address: string,
  { onFault }: EngineEvents,
  net: StreamNet,
): PlaybackEngine {
  let hls: Hls | undefined
  let isOver = false

  const start = (Build: HlsClass, place: number | undefined, isWhole: boolean) => {
    if (isOver) return
    if (!Build.isSupported()) return onFault('unplayable')
    const player = (hls = new Build(configOf(net, place)))
    player.on(Build.Events.MANIFEST_LOADED, (_, data) => {
      const isApart = isSoundApart(data)
      if (isApart !== isWhole) savePreferences({ isSoundApart: isApart })
      if (!isApart || isWhole) return
      player.destroy()
      load(place, true)
    })
    const cleanStats = createStatsCleaner(() => video.currentTime - backBufferSeconds)
    player.on(Build.Events.FRAG_BUFFERED, (_, { frag }) => cleanStats(frag))
    player.on(Build.Events.ERROR, (_, data) => {
      if (data.fatal && hls === player) onFault(faultOf(data))
    })
    player.loadSource(new URL(address, location.href).href)
    player.attachMedia(video)
  }

  const load = (place?: number, isWhole = readPreferences().isSoundApart) =>
    void fetchModule(isWhole ? loadWhole : loadLight).then(
      ({ default: build }) => start(build, place, isWhole),
      onLoadFailed,
    )
  /** Call it if hls.js itself failed to load. */
  const onLoadFailed = () => {
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
