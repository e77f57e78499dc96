import type { FragmentLoaderContext, LoaderContext } from 'hls.js'
import type { FetchFile } from './createHlsLoader.ts'
import type { StreamNet } from './streamNet.ts'

/** Pause (ms) between two requests for a file of the captions that the server did not deliver. */
const retryDelayMs = 5_000
/** How often a segment is requested that the server refuses with 401, 403 or 410, until its address is renewed. */
const maxRefusals = 3

/** A caption segment without captions. */
const emptySegment = 'WEBVTT\n\n'

const isSegment = (context: LoaderContext): context is FragmentLoaderContext =>
  'frag' in context && !('keyInfo' in context)

/** Whether hls.js requests a file of the captions: their playlist, or a segment. */
const isOfCaptions = (context: LoaderContext): boolean =>
  isSegment(context) ? context.frag.type === 'subtitle' : (context.type as string) === 'subtitleTrack'

const isDeniedStatus = (status: number) => status === 401 || status === 403 || status === 410

/** The playlist if it lists a segment: hls.js treats one without segments, as before the first words, as a fault. */
async function filledPlaylist(answer: Response | undefined): Promise<Response | undefined> {
  const text = answer?.ok ? await answer.text().catch(() => '') : ''
  return text.includes('#EXTINF') ? withAddress(new Response(text), answer) : undefined
}

/** Copies the final address after redirects to a response that replaces another one. */
const withAddress = (response: Response, original: Response | undefined): Response =>
  Object.defineProperties(response, {
    url: { value: original?.url },
    redirected: { value: original?.redirected },
  })

/** The segment, or an empty one in place of a missing one. Undefined if a later request may help. */
async function segmentOf(answer: Response | undefined, refusals: number): Promise<Response | undefined> {
  const status = answer?.status ?? 500
  if (answer?.ok) {
    const body = await answer.arrayBuffer().catch(() => undefined)
    return body && new Response(body.byteLength > 0 ? body : emptySegment)
  }
  if (status >= 500 || (isDeniedStatus(status) && refusals < maxRefusals)) return undefined
  return new Response(emptySegment)
}

/**
 * Fetches a file of the captions, and repeats that until the server delivers it or hls.js aborts it. A failure would
 * stop the picture, too: hls.js counts it as one of the stream, and StreamNet lets all requests wait.
 */
async function fetchCaptionFile(net: StreamNet, context: LoaderContext, init: { signal: AbortSignal }) {
  for (let refusals = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const answer = await net.getOnce(context.url, init)
    if (isDeniedStatus(answer?.status ?? 0)) refusals += 1
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const file = await (isSegment(context) ? segmentOf(answer, refusals) : filledPlaylist(answer))
    if (file) return file
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await net.pause(retryDelayMs)
    init.signal.throwIfAborted()
  }
}

/** Fetches the files of a stream for hls.js, so that captions which cannot be loaded do not stop the picture. */
export const fetchFile: FetchFile = (net, context, init) =>
  isOfCaptions(context) ? fetchCaptionFile(net, context, init) : net.get(context.url, init)
