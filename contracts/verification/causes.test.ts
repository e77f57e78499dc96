import { describe, expect, it } from 'vitest'
import { causeOfAnswer } from './causes.ts'

const cause = (expected: number, status: number, body: string | Buffer, type = 'application/json') =>
  causeOfAnswer('host', expected, { status, headers: { 'content-type': type }, body: Buffer.from(body) })

const refusal = (messageCode: string, code: number) => JSON.stringify({ messageCode, code })

describe('the cause of a wrong answer', () => {
  it('is absent for a correct answer', () => {
    expect(cause(200, 200, '{}')).toBeUndefined()
    expect(cause(200, 200, '{"a":"星"}', 'application/json; charset=utf-8')).toBeUndefined()
    expect(cause(409, 409, refusal('AlreadyAcquired', 409))).toBeUndefined()
  })

  it.each([
    ['ends too early', '{"name":"星詠み', 'Content-Length must be the number of bytes of the encoded body'],
    ['ends too early in a list', '[{"a":1},', 'Content-Length must be the number of bytes of the encoded body'],
    ['begins with a byte order mark', '\u{FEFF}{}', 'it begins with a byte order mark'],
    ['has the quotes of Python', "{'a': 1}", "no JSON (Expected property name or '}' in JSON at position 1"],
    ['has a number that JSON lacks', '{"a": NaN}', "no JSON (Unexpected token 'N'"],
    ['is encoded twice', '"{\\"a\\":1}"', 'the value was encoded twice'],
    ['is empty', '', 'with an empty body'],
  ])('describes a body that %s', (_, body, expected) => {
    expect(cause(200, 200, body)).toContain(expected)
  })

  it('says that the body is not encoded in UTF-8 (Q486)', () => {
    expect(cause(200, 200, Buffer.from([0x22, 0x90, 0xaf, 0x22]))).toContain('not encoded in UTF-8')
  })

  it('contains no control characters from the body', () => {
    expect(cause(200, 200, '{\u001B[31m')).not.toMatch(/\p{Cc}/u)
    expect(cause(200, 200, '\u001B[31m}')).not.toMatch(/\p{Cc}/u)
  })

  it.each([
    ['a refusal with 200', 409, 200, refusal('AlreadyAcquired', 409), 'Send the same status'],
    ['a success without a bearer', 401, 200, '{}', 'Check the bearer before anything else'],
    ['a success for a guest', 403, 200, '{}', 'serves a request that it must refuse'],
    ['a success for what a state forbids', 409, 200, '{}', 'a state that was set up before it'],
    ['a refusal of the request', 200, 400, refusal('InvalidArgument', 400), 'a header or a field that the OpenAPI'],
    ['a refusal because of earlier data', 200, 409, refusal('AlreadyAcquired', 409), 'whatever there was before'],
    ['a crash', 200, 500, refusal('Internal', 500), 'The handler of the host crashed'],
    ['an unknown bearer instead of another refusal', 404, 401, refusal('Unauthenticated', 401), 'refuses the bearer'],
    ['a refusal without a code', 200, 400, '{"error":"X-Request-Id"}', 'require a header or a field'],
    ['a method without a handler', 200, 501, '', 'no handler for this method or path'],
  ] as const)('names %s', (_, expected, status, body, sentence) => {
    expect(cause(expected, status, body)).toContain(sentence)
  })

  it('says nothing about the bearers of the state hook if the request has none', () => {
    for (const [code, status] of [['PermissionDenied', 403] as const, ['NotFound', 404] as const])
      expect(cause(401, status, refusal(code, status))).toMatch(`without a valid bearer with ${code} instead of Unauth`)
  })

  it('describes maintenance as a refusal, not as a crash', () => {
    expect(cause(200, 503, refusal('UnderMaintenance', 503))).toContain('refuses with UnderMaintenance')
  })
})
