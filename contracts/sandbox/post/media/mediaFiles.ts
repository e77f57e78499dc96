import type { Context } from 'hono'
import { Failure, orFail } from '../../runtime/failure.ts'
import type { SandboxServices } from '../../runtime/services.ts'
import { mediaUrl } from './mediaUrl.ts'

/**
 * Serves an uploaded file by its unguessable name, without a bearer, because browsers load pictures without one. The
 * file never changes. Headers prevent the browser from guessing another type or running scripts in it (X10). Supports
 * range requests for players.
 */
export async function serveMedia(services: SandboxServices, context: Context): Promise<Response> {
  const { pathname } = new URL(context.req.url)
  const [, dataset = '', id = ''] = orFail(/^\/media\/([a-z0-9-]+)\/([a-z0-9-]+)\.[a-z0-9]+$/.exec(pathname))
  const { db } = orFail(services.datasets.get(dataset))
  const row = await db.selectFrom('media').select(['format', 'content']).where('id', '=', id).executeTakeFirst()
  const { format, content } = orFail(row)
  // Compares the whole path: the name contains the format too, so that each file has only one URL.
  if (pathname !== mediaUrl(dataset, id, format)) throw new Failure('NotFound')
  const headers = {
    'Content-Type': format,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Accept-Ranges': 'bytes',
  }
  const range = rangeOf(context.req.header('Range'), content.length)
  if (!range) return context.body(content, 200, headers)
  const { from, to } = range
  const part = content.slice(from, to + 1)
  return context.body(part, 206, { ...headers, 'Content-Range': `bytes ${from}-${to}/${content.length}` })
}

/**
 * The range of bytes that a request asks for. Undefined without one, or for a range that cannot be served; the answer
 * is then the whole file.
 */
function rangeOf(header = '', size: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header) ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : undefined
}
