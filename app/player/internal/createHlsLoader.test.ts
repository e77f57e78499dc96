// @vitest-environment node
import type { LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import { expect, it } from 'vitest'
import { createHlsLoader } from './createHlsLoader.ts'
import type { StreamNet } from './streamNet.ts'

it('the loader for hls.js counts received bytes while a file loads, so that hls.js can abandon slow loads (W087)', async () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const net = { get: async () => new Response(readable) } as unknown as StreamNet
  const loader = new (createHlsLoader(net))()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const context = { url: 'https://a.jp/1.mp4', responseType: 'arraybuffer' } as LoaderContext
  const callbacks: LoaderCallbacks<LoaderContext> = {
    onSuccess: ({ data }) => resolve(data),
    onError: resolve,
    onTimeout: resolve,
  }
  loader.load(context, {} as LoaderConfiguration, callbacks)
  const file = writable.getWriter()
  await file.write(new Uint8Array([1, 2, 3]))
  await expect.poll(() => loader.stats.loaded).toBe(3)
  await file.write(new Uint8Array([4]))
  await file.close()
  expect(new Uint8Array((await promise) as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3, 4]))
  expect([loader.stats.loaded, loader.stats.total]).toEqual([4, 4])
})
