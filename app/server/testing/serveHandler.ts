import { vi } from 'vitest'
import type { TestSandbox } from '../../../contracts/sandbox/testing/testSandbox.ts'
import { createHandler, type HandlerOptions } from '../main.ts'
import { testShell } from './testShell.ts'

/**
 * Creates a handler for a sandbox. `options` replaces, for example, the connection to the sandbox (`fetchHost`). Await
 * `finish` before the sandbox closes: documents are still being made when their requests are answered.
 */
export function serveHandler(sandbox: TestSandbox, options: Partial<HandlerOptions> = {}) {
  const onError = vi.fn<(error: unknown, what: string) => void>()
  const works: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void works.push(work)
  const handler = createHandler({
    shell: testShell,
    headers: { 'X-Build': 'test' },
    now: () => sandbox.time.now,
    fetchHost: (host, path, init) => sandbox.send(host, path, init),
    onError,
    ...options,
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    handler(new Request(new URL(path, 'https://tsudoi.example'), { headers, method }), { waitUntil })
  /** Waits for the answer with the hosts' data. On a busy machine, the first answer can be the shell. */
  const answered = (path: string) =>
    vi.waitUntil(
      async () => {
        const answer = await get(path)
        return answer.headers.get('cache-control')?.includes('public') && answer
      },
      { timeout: 60_000, interval: 100 },
    )
  const rendered = async (path: string) => (await answered(path)).text()
  return { get, answered, rendered, onError, finish: () => Promise.all(works) }
}

/** Whether a document has a page's content. */
export const isRendered = (html: string): boolean => html.includes('<html data-rendered')
