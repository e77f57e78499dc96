/** Which captions inside a stream the player has to show itself (Q546). */
import type { PlayerSource, Subtitle } from './engine.types.ts'

/** What decides whether the player shows a caption rendition of a stream. */
interface Rendition {
  lang?: string | undefined
  /** Whether the captions translate only what is said in another language. Browsers have no choice of these. */
  forced: boolean
  /** The format of the captions if the playlist names it. */
  textCodec?: string | undefined
}

const sameLanguage = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The renditions that the player shows: in WebVTT or inside the picture, in languages without a file of the host. */
export const shownRenditions = <T extends Rendition>(
  renditions: readonly T[],
  subtitles: readonly Pick<Subtitle, 'language'>[],
): T[] =>
  renditions.filter(
    ({ lang = '', forced, textCodec = '' }) =>
      !forced && !textCodec.startsWith('stpp') && !subtitles.some(({ language }) => sameLanguage(language, lang)),
  )

/** The renditions that a master playlist declares. */
const declaredRenditions = (master: string): Rendition[] =>
  master
    .split(/[\r\n]+/)
    .filter((line) => /^#EXT-X-MEDIA:(.*,)?TYPE=(SUBTITLES|CLOSED-CAPTIONS)\b/.test(line))
    .map((line) => ({
      lang: /[:,]LANGUAGE="([^"]*)"/.exec(line)?.[1],
      forced: /[:,]FORCED=YES\b/.test(line),
      textCodec: /[:,]CODECS="([^"]*)"/.exec(line)?.[1],
    }))

/** Whether a master playlist declares captions that the player has to show. */
export const declaresCaptions = (master: string, { subtitles }: Pick<PlayerSource, 'subtitles'>): boolean =>
  shownRenditions(declaredRenditions(master), subtitles).length > 0

/**
 * Whether the browser's own engine offers the captions of a stream. Safari does, and also lists the sound tracks.
 * Chromium plays a stream without its captions.
 */
export const hasNativeCaptions = (video: object): boolean => 'audioTracks' in video
