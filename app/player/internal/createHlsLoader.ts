import type { Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js'
import { emptyLoaderStats } from './segmentStats.ts'
import { StreamFault, type StreamNet } from './streamNet.ts'

/** The HTTP Range header of a request. In hls.js the end of a range is exclusive, but in HTTP it is inclusive. */
const rangeOf = ({ rangeStart, rangeEnd }: LoaderContext): HeadersInit =>
  rangeEnd ? { Range: `bytes=${rangeStart ?? 0}-${rangeEnd - 1}` } : {}

/** Counts received bytes as they arrive, so that hls.js can switch to a lower quality when loading is slow. */
const byteCounter = (stats: LoaderStats) =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      stats.loaded += chunk.byteLength
      controller.enqueue(chunk)
    },
  })

/** Fetches a file of a stream for hls.js. */
export type FetchFile = (
  net: StreamNet,
  context: LoaderContext,
  init: { signal: AbortSignal; headers: HeadersInit },
) => Promise<Response>

/**
 * Loader class for hls.js that sends its requests through StreamNet (streamNet.ts), which retries them and renews
 * expired addresses. `fetchFile` is that of the full build, which also loads captions (captionRequests.ts).
 */
export function createHlsLoader(
  net: StreamNet,
  fetchFile: FetchFile = (_, { url }, init) => net.get(url, init),
): new () => Loader<LoaderContext> {
  return class implements Loader<LoaderContext> {
    context: LoaderContext | null = null
    stats = emptyLoaderStats()
    private readonly control = new AbortController()

    load(context: LoaderContext, _: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
      this.context = context
      this.stats.loading.start = performance.now()
      void this.run(context, callbacks)
    }

    private async run(context: LoaderContext, callbacks: LoaderCallbacks<LoaderContext>): Promise<void> {
      const { signal } = this.control
      const { stats } = this
      try {
        const response = await fetchFile(net, context, { signal, headers: rangeOf(context) })
        stats.loading.first = performance.now()
        const counted = new Response(response.body?.pipeThrough(byteCounter(stats)))
        const data = context.responseType === 'arraybuffer' ? await counted.arrayBuffer() : await counted.text()
        if (signal.aborted) return
        stats.loading.end = performance.now()
        stats.total = stats.loaded
        // The address against which hls.js resolves relative addresses. After a redirect it is the final one, otherwise
        // the one that hls.js requested. An address that StreamNet has renewed is not passed on, because StreamNet
        // renews each request itself.
        const url = response.redirected ? response.url : context.url
        callbacks.onSuccess({ url, data, code: response.status }, stats, context, response)
      } catch (error) {
        if (signal.aborted) return
        const { status: code, fault } = error instanceof StreamFault ? error : { status: 0, fault: 'network' }
        callbacks.onError({ code, text: fault }, context, null, stats)
      }
    }

    abort(): void {
      if (this.control.signal.aborted) return
      this.stats.aborted = true
      this.control.abort()
    }

    destroy(): void {
      this.abort()
      this.context = null
    }
  }
}
