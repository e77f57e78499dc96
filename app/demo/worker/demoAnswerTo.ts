import type { Host } from '../../../contracts/hosts.ts'
import { deleteStoredData } from './browserFiles.ts'
import { openDemo, type DemoServers } from './openDemo.ts'
import { isStaticPath, builtPageAt } from './builtPageAt.ts'

let opening: Promise<DemoServers> | undefined

/** Opens the demo's servers on the first call. After a failure, the next call tries again. */
function demo(): Promise<DemoServers> {
  opening ??= openDemo()
  return opening.catch((error: unknown) => {
    opening = undefined
    throw error
  })
}

/** Path of the request with which the demo's bar resets the data. */
const resetPath = '/hosts/app/_demo/reset'

/** Deletes the data and opens the original data of the build. Requests in between wait. */
async function reset(): Promise<Response> {
  const former = demo()
  opening = former
    .then(
      (opened) => opened.close(),
      () => undefined,
    )
    .then(deleteStoredData)
    .then(openDemo)
  await demo()
  return new Response(null, { status: 204 })
}

/** The demo's answer to a request; undefined for the files of a page, which the demo's folder serves. */
export function demoAnswerTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (url.origin !== location.origin) return undefined
  if (isStaticPath(url.pathname)) return request.mode === 'navigate' ? fileOrPageAt(request, url) : undefined
  if (url.pathname === resetPath && request.method === 'POST') return reset()
  const [, host, path] = /^\/hosts\/(app|user|payment)(\/.*)$/.exec(url.pathname) ?? []
  if (host && path) return answerOfHost(request, host as Host, new URL(path + url.search, url.origin))
  if (request.mode !== 'navigate') return undefined
  // Opens the data while the page's files load, because the page requests data immediately.
  void demo().catch(() => {})
  return builtPageAt(url)
}

/**
 * The file at an address, or the product's page if there is none. Some addresses only end like a file, such as that of
 * a story whose reader is called `J.R`.
 */
async function fileOrPageAt(request: Request, url: URL): Promise<Response> {
  const file = await fetch(request)
  // The browser itself follows a redirect of the host.
  return file.ok || file.type === 'opaqueredirect' ? file : builtPageAt(url)
}

async function answerOfHost(request: Request, host: Host, address: URL): Promise<Response> {
  const { method, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  const { answers } = await demo()
  return answers[host](new Request(address, { method, headers, body }))
}
