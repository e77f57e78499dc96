import { demoBuild } from './demoBuild.ts'
import { demoFiles } from './demoFiles.ts'

/** What the database is made of: files of the demo's folder, packed by gzip whatever the server does. */
const names = ['pglite.wasm', 'pglite.data', 'data.tar'] as const
type Name = (typeof names)[number]

const addressOf = (name: Name) => `/demo/${name}.bin?${demoBuild.mark}`

/** Fetches them all into the browser's storage: the worker starts many times, and each time it needs them. */
export async function keepFiles(): Promise<void> {
  await caches.delete(demoFiles)
  const cache = await caches.open(demoFiles)
  await cache.addAll(names.map(addressOf))
}

/** One file, unpacked. */
export async function fileOf(name: Name, type: string): Promise<Response> {
  const kept = await caches.match(addressOf(name))
  const { body } = kept ?? (await fetch(addressOf(name)))
  if (!body) throw new Error(`The demo's file ${name} is empty.`)
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } })
}
