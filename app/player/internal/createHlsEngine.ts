import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import { fetchModule } from '../../shell/lazyModules.ts'
import type { PlaybackEngine, EngineEvents, PlaybackFault, PlayerSource } from './engine.types.ts'
import { createHlsLoader, type FetchFile } from './createHlsLoader.ts'
import { buildLoaderFor, needsWholeBuild, partsOf, type HlsBuild, type StreamParts } from './hlsBuild.ts'
import { savePreferences, readPreferences } from './preferences.ts'
import { createStatsCleaner } from './segmentStats.ts'
import type { StreamNet } from './streamNet.ts'

/** Lets hls.js make one attempt per request, because StreamNet (streamNet.ts) does the retries. */
const singleAttempt = {
  default: { maxTimeToFirstByteMs: 60_000, maxLoadTimeMs: 120_000, timeoutRetry: null, errorRetry: null },
}

/**
 * Seconds of video to keep in the buffer behind the position. The limit prevents a long session from filling the
 * memory.
 */
const backBufferSeconds = 60

function configOf(net: StreamNet, place: number | undefined, fetchFile?: FetchFile): Partial<HlsConfig> {
  return {
    // Disables hls.js's worker, because it is created from a string, which Trusted Types forbid. Without it, unpacking
    // a segment takes only a millisecond.
    enableWorker: false,
    startPosition: place ?? -1,
    backBufferLength: backBufferSeconds,
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    preferManagedMediaSource: true,
    loader: createHlsLoader(net, fetchFile) as unknown as HlsConfig['loader'],
    manifestLoadPolicy: singleAttempt,
    playlistLoadPolicy: singleAttempt,
    fragLoadPolicy: singleAttempt,
    // Keeps hls.js from adding tracks for captions: it would load an empty file from a `data:` address for each (Q190).
    // connectCaptions.ts adds them, and chooses those that are loaded: no captions have an empty name.
    renderTextTracksNatively: false,
    subtitlePreference: { name: '' },
    enableIMSC1: false,
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

/**
 * Creates an engine that plays with hls.js: its light build, or its full build for streams with separate sound or with
 * captions that the host does not deliver.
 */
export function createHlsEngine(
  video: HTMLVideoElement,
  { address, subtitles }: Pick<PlayerSource, 'address' | 'subtitles'>,
  { onFault }: EngineEvents,
  net: StreamNet,
): PlaybackEngine {
  let hls: Hls | undefined
  let isOver = false

  const start = ({ Hls: Build, connectCaptions, fetchFile }: HlsBuild, place: number | undefined) => {
    if (isOver) return
    if (!Build.isSupported()) return onFault('unplayable')
    const player = (hls = new Build(configOf(net, place, fetchFile)))
    const captions = connectCaptions?.(player, video, subtitles)
    player.on(Build.Events.MANIFEST_LOADED, (_, data) => {
      const parts = partsOf(data, subtitles)
      savePreferences(parts)
      if (!needsWholeBuild(parts) || connectCaptions) return
      player.destroy()
      load(place, parts)
    })
    const cleanStats = createStatsCleaner(() => video.currentTime - backBufferSeconds)
    player.on(Build.Events.FRAG_BUFFERED, (_, { frag }) => cleanStats(frag))
    player.on(Build.Events.ERROR, (_, data) => {
      if (!data.fatal || hls !== player) return
      if (captions?.isOwnFault(data)) player.startLoad(video.currentTime)
      else onFault(faultOf(data))
    })
    player.loadSource(new URL(address, location.href).href)
    player.attachMedia(video)
  }

  const load = (place?: number, parts: StreamParts = readPreferences()) =>
    void fetchModule(buildLoaderFor(parts)).then((build) => start(build, place), onLoadFailed)
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
