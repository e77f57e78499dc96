import type { Host } from '../../../contracts/hosts.ts'
import { forgetFiles } from './browserFiles.ts'
import { openDemo, type Demo } from './openDemo.ts'
import { isStatic, pageFor } from './pageFor.ts'

let opening: Promise<Demo> | undefined

/** Opened with the first call; what failed is tried again with the next. */
function demo(): Promise<Demo> {
  opening ??= openDemo()
  return opening.catch((error: unknown) => {
    opening = undefined
    throw error
  })
}

/** Where the bar asks to begin anew. */
const resetPath = '/hosts/app/_demo/reset'

/** Throws the data away and opens those that came with the build; calls in between wait for them. */
async function reset(): Promise<Response> {
  const former = demo()
  opening = former
    .then(
      (opened) => opened.close(),
      () => undefined,
    )
    .then(forgetFiles)
    .then(openDemo)
  await demo()
  return new Response(null, { status: 204 })
}

/** What the demo answers; undefined: the folder's own file. */
export function answerOf(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (url.origin !== location.origin || isStatic(url.pathname)) return undefined
  if (url.pathname === resetPath && request.method === 'POST') return reset()
  const [, host, path] = /^\/hosts\/(app|user|payment)(\/.*)$/.exec(url.pathname) ?? []
  if (host && path) return answerOfHost(request, host as Host, new URL(path + url.search, url.origin))
  if (request.mode !== 'navigate') return undefined
  // The page asks for its data at once: they are opened while its files come.
  void demo().catch(() => {})
  return pageFor(url)
}

async function answerOfHost(request: Request, host: Host, address: URL): Promise<Response> {
  const { method, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : undefined
  const { answers } = await demo()
  return answers[host](new Request(address, { method, headers, body }))
}
