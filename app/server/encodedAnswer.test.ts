import { expect, it } from 'vitest'
import { encodeBody, respondEncoded } from './encodedAnswer.ts'

const encoders = { br: (bytes: Uint8Array) => Promise.resolve(bytes.slice(0, 1)) }
const page = (body: string, status = 200) => encodeBody({ body, type: 'text/html', status }, encoders)
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://tsudoi.example/', { headers, method })
const tagOf = async (body: string) => (await page(body)).tag

it('the ETag of an answer is equal for every encoding of its body, and differs for another body', async () => {
  const encoded = await page('灯台')
  const tags = ['br', 'identity', 'gzip'].map((accepted) =>
    respondEncoded(ask({ 'accept-encoding': accepted }), encoded, 'no-cache').headers.get('etag'),
  )
  expect(new Set(tags)).toEqual(new Set([encoded.tag]))
  expect(encoded.tag).toMatch(/^W\/"[\da-f]{24}"$/)
  expect(await tagOf('檸檬')).not.toBe(encoded.tag)
})

it.each(['GET', 'HEAD'])(
  'the server answers a %s request with 304 and the headers of the page if the request has the ETag of the current body',
  async (method) => {
    const encoded = await page('灯台')
    for (const given of [encoded.tag, encoded.tag.slice(2), `"other", ${encoded.tag}`, '*']) {
      const answer = respondEncoded(ask({ 'if-none-match': given }, method), encoded, 'no-cache')
      expect([given, answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        given,
        304,
        'no-cache',
        '',
      ])
      expect([answer.headers.get('etag'), answer.headers.get('vary')]).toEqual([encoded.tag, 'Accept-Encoding, Cookie'])
    }
  },
)

it('the server sends the body if it has changed since the request’s ETag, and with every error status', async () => {
  const before = await tagOf('灯台')
  const changed = respondEncoded(ask({ 'if-none-match': before }), await page('檸檬'), 'no-cache')
  expect([changed.status, await changed.text()]).toEqual([200, '檸檬'])
  for (const given of ['"', 'W/', '', 'W/"', before.slice(0, -1)]) {
    const answer = respondEncoded(ask({ 'if-none-match': given }), await page('灯台'), 'no-cache')
    expect([given, answer.status]).toEqual([given, 200])
  }
  const missing = await page('ない', 404)
  expect(respondEncoded(ask({ 'if-none-match': missing.tag }), missing, 'no-cache').status).toBe(404)
})
