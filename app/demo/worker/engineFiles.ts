import { demoBuildConstants } from './demoBuild.ts'
import { demoCacheName } from './demoCacheName.ts'

/**
 * Files of the database engine in the demo's folder. They are gzipped files, whether or not the server compresses its
 * responses.
 */
const names = ['pglite.wasm', 'pglite.data', 'data.tar'] as const
type Name = (typeof names)[number]

const addressOf = (name: Name) => `/demo/${name}.bin?${demoBuildConstants.mark}`

/** Caches all files, because the worker needs them at each start. */
export async function cacheEngineFiles(): Promise<void> {
  await caches.delete(demoCacheName)
  const cache = await caches.open(demoCacheName)
  await cache.addAll(names.map(addressOf))
}

/** Returns a response with one of the files, decompressed. */
export async function engineFileResponse(name: Name, type: string): Promise<Response> {
  const cached = await caches.match(addressOf(name))
  const { body } = cached ?? (await fetch(addressOf(name)))
  if (!body) throw new Error(`The demo's file ${name} is empty.`)
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } })
}
