import { expect, it } from 'vitest'
import { encodeBody, respondEncoded } from './encodedAnswer.ts'

const encoders = { br: (bytes: Uint8Array) => Promise.resolve(bytes.slice(0, 1)) }
const page = (body: string, status = 200) => encodeBody({ body, type: 'text/html', status }, encoders)
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://tsudoi.example/', { headers, method })
const tagOf = async (body: string) => (await page(body)).tag

it('an encoded answer has the same tag with every encoding of a body, and another tag with another body', async () => {
  const encoded = await page('灯台')
  const tags = ['br', 'identity', 'gzip'].map((accepted) =>
    respondEncoded(ask({ 'accept-encoding': accepted }), encoded, 'no-cache').headers.get('etag'),
  )
  expect(new Set(tags)).toEqual(new Set([encoded.tag]))
  expect(encoded.tag).toMatch(/^W\/"[\da-f]{24}"$/)
  expect(await tagOf('檸檬')).not.toBe(encoded.tag)
})

it.each(['GET', 'HEAD'])(
  'a %s request is answered with 304 if the client has the body, with the headers of the page',
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

it('the body is sent again after it has changed, and always with an error', async () => {
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
