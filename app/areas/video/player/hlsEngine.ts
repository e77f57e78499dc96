import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, ManifestLoadedData } from 'hls.js'
import { fetchModule } from '../../../shell/lazyModules.ts'
import type { Engine, EngineEvents, Fault } from './engine.types.ts'
import { hlsLoader } from './hlsLoader.ts'
import { keepPreferences, readPreferences } from './preferences.ts'
import { statsForgetter } from './segmentStats.ts'
import type { StreamNet } from './streamNet.ts'

type HlsClass = typeof Hls

const loadLight = () => import('hls.js/light')
const loadWhole = () => import('hls.js')

/** The build that the last stream on this device needed: a host packs all its films in one way. */
export const loadHls = () => (readPreferences().isSoundApart ? loadWhole() : loadLight())

/** One try each: what is worth another is tried by the stream's net. */
const once = {
  default: { maxTimeToFirstByteMs: 60_000, maxLoadTimeMs: 120_000, timeoutRetry: null, errorRetry: null },
}

/** What is kept behind the place, seconds: a long evening must not fill the memory. */
const backBuffer = 60

function configOf(net: StreamNet, place: number | undefined): Partial<HlsConfig> {
  return {
    // A worker comes from a text here, which Trusted Types forbid; unpacking segments takes a millisecond each.
    enableWorker: false,
    startPosition: place ?? -1,
    backBufferLength: backBuffer,
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    preferManagedMediaSource: true,
    loader: hlsLoader(net) as unknown as HlsConfig['loader'],
    manifestLoadPolicy: once,
    playlistLoadPolicy: once,
    fragLoadPolicy: once,
    // Captions come beside the address (Q190): hls.js would load an empty one from a `data:` address for each.
    renderTextTracksNatively: false,
    enableWebVTT: false,
    // The speed of a live is decided in live.rules.ts.
    maxLiveSyncPlaybackRate: 1,
  }
}

/** `text` is what the loader said; hls.js says the rest by the name of the error. */
function faultOf({ type, details, response }: ErrorData): Fault {
  const said = (response as { text?: unknown } | undefined)?.text
  if (said === 'expired' || said === 'unplayable' || said === 'network') return said
  if (type === 'networkError' && /Load(Error|TimeOut)/i.test(details)) return 'network'
  return type === 'mediaError' && !/incompatible|addCodec/i.test(details) ? 'media' : 'unplayable'
}

/** Sound in files of its own, which the light build leaves out. */
const isSoundApart = ({ audioTracks }: ManifestLoadedData) => audioTracks.some(({ url }) => url)

/** hls.js, where the browser does not play a stream by itself: the light build, or the whole one for separate sound. */
export function hlsEngine(video: HTMLVideoElement, address: string, { onFault }: EngineEvents, net: StreamNet): Engine {
  let hls: Hls | undefined
  let isOver = false

  const begin = (Build: HlsClass, place: number | undefined, isWhole: boolean) => {
    if (isOver) return
    if (!Build.isSupported()) return onFault('unplayable')
    const player = (hls = new Build(configOf(net, place)))
    player.on(Build.Events.MANIFEST_LOADED, (_, data) => {
      const isApart = isSoundApart(data)
      if (isApart !== isWhole) keepPreferences({ isSoundApart: isApart })
      if (!isApart || isWhole) return
      player.destroy()
      load(place, true)
    })
    const forget = statsForgetter(() => video.currentTime - backBuffer)
    player.on(Build.Events.FRAG_BUFFERED, (_, { frag }) => forget(frag))
    player.on(Build.Events.ERROR, (_, data) => {
      if (data.fatal && hls === player) onFault(faultOf(data))
    })
    player.loadSource(new URL(address, location.href).href)
    player.attachMedia(video)
  }

  const load = (place?: number, isWhole = readPreferences().isSoundApart) =>
    void fetchModule(isWhole ? loadWhole : loadLight).then(({ default: build }) => begin(build, place, isWhole), lost)
  /** The file of hls.js itself did not come. */
  const lost = () => {
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
