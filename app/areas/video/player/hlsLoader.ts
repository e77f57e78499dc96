import type { Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js'
import { newStats } from './segmentStats.ts'
import { StreamFault, type StreamNet } from './streamNet.ts'

/** The Range header of a request. hls.js's end is exclusive, HTTP's is inclusive. */
const rangeOf = ({ rangeStart, rangeEnd }: LoaderContext): HeadersInit =>
  rangeEnd ? { Range: `bytes=${rangeStart ?? 0}-${rangeEnd - 1}` } : {}

/** Counts the received bytes: hls.js switches to a lower quality if loading is too slow. */
const counting = (stats: LoaderStats) =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, to) {
      stats.loaded += chunk.byteLength
      to.enqueue(chunk)
    },
  })

/** Loader class for hls.js that sends all requests by `StreamNet`, which retries and renews URLs. */
export function hlsLoader(net: StreamNet): new () => Loader<LoaderContext> {
  return class implements Loader<LoaderContext> {
    context: LoaderContext | null = null
    stats = newStats()
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
        const response = await net.get(context.url, { signal, headers: rangeOf(context) })
        stats.loading.first = performance.now()
        const counted = new Response(response.body?.pipeThrough(counting(stats)))
        const data = context.responseType === 'arraybuffer' ? await counted.arrayBuffer() : await counted.text()
        if (signal.aborted) return
        stats.loading.end = performance.now()
        stats.total = stats.loaded
        // Files keep the names of the original URL; `StreamNet` maps them to the current one.
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
