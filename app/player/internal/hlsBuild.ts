import type { ManifestLoadedData } from 'hls.js'
import type { Subtitle } from './engine.types.ts'
import { readPreferences, type PlaybackPreferences } from './preferences.ts'
import { shownRenditions } from './streamCaptions.ts'

/** What a stream has that only the full build of hls.js supports. */
export type StreamParts = Pick<PlaybackPreferences, 'isSoundApart' | 'hasStreamCaptions'>

/** A loaded build of hls.js. Only the full one has what shows the captions of a stream. */
export type HlsBuild = Pick<WholeBuild, 'Hls'> & Partial<WholeBuild>

const loadLight = () => import('hls.js/light').then(({ default: Hls }) => ({ Hls }))
const loadWhole = () => import('./hlsWhole.ts')

type WholeBuild = Awaited<ReturnType<typeof loadWhole>>

/** What a stream has, by its master playlist. `subtitles` are the captions that the host delivers beside the stream. */
export const partsOf = (
  { audioTracks, subtitles: own = [], captions = [] }: ManifestLoadedData,
  subtitles: readonly Subtitle[],
): StreamParts => ({
  isSoundApart: audioTracks.some(({ url }) => url),
  hasStreamCaptions: shownRenditions([...own, ...captions], subtitles).length > 0,
})

/** Whether a stream needs the full build. */
export const needsWholeBuild = ({ isSoundApart, hasStreamCaptions }: StreamParts): boolean =>
  isSoundApart || hasStreamCaptions

/** The function that loads the build which a stream with these parts needs. */
export const buildLoaderFor = (parts: StreamParts): (() => Promise<HlsBuild>) =>
  needsWholeBuild(parts) ? loadWhole : loadLight

/**
 * Loads the hls.js build that the last stream on this device needed: a server packages all its films in the same way.
 */
export const loadHls = (): Promise<HlsBuild> => buildLoaderFor(readPreferences())()
