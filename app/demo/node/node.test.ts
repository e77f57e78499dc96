import * as nodeCrypto from 'node:crypto'
import * as nodeNet from 'node:net'
import * as nodeUtil from 'node:util'
import { describe, expect, it } from 'vitest'
import { Buffer as browserBuffer } from './buffer.ts'
import * as browserCrypto from './crypto.ts'
import * as browserNet from './net.ts'
import * as browserUtil from './nodeUtil.ts'

describe('the browser replacements of Node’s modules', () => {
  it.each(['', 'a', '集い'.repeat(100)])('give for the text %j the same hashes and signatures as Node', (text) => {
    const key = new Uint8Array([1, 2, 3])
    expect(browserCrypto.createHash('sha256').update(text).digest('base64')).toBe(
      nodeCrypto.createHash('sha256').update(text).digest('base64'),
    )
    for (const digest of ['sha256', 'sha1'] as const)
      expect(browserCrypto.createHmac(digest, key).update(text).digest('hex')).toBe(
        nodeCrypto.createHmac(digest, key).update(text).digest('hex'),
      )
  })

  it('derive the same keys as Node, so that a password hashed at build time matches in the browser', async () => {
    const derive = browserUtil.promisify(browserCrypto.scrypt as never)
    const salt = new Uint8Array(16).fill(7)
    const key = (await derive('Tsudoi-2026', salt, 32, { N: 2 ** 6, r: 8, p: 1 })) as Uint8Array
    expect(nodeCrypto.scryptSync('Tsudoi-2026', salt, 32, { N: 2 ** 6, r: 8, p: 1 }).equals(key)).toBe(true)
  })

  it('encode and decode bytes as base64url, as Node does', () => {
    const bytes = Uint8Array.from({ length: 65 }, (_, at) => (at * 67 + 62) % 256)
    for (const length of [0, 1, 2, 3, 64, 65]) {
      const text = Buffer.from(bytes.subarray(0, length)).toString('base64url')
      expect(browserBuffer.from(bytes.subarray(0, length)).toString('base64url')).toBe(text)
      expect([...browserBuffer.from(text, 'base64url')]).toEqual([...bytes.subarray(0, length)])
    }
    expect(browserBuffer.from('集い').toString()).toBe('集い')
    expect(browserCrypto.createHash('sha256').update('a').digest('base64url')).toBe(
      nodeCrypto.createHash('sha256').update('a').digest('base64url'),
    )
    expect(browserCrypto.randomBytes(32).toString('base64url')).toMatch(/^[\w-]{43}$/)
  })

  it('return every random integer below the given limit', () => {
    const drawn = new Set(Array.from({ length: 400 }, () => browserCrypto.randomInt(6)))
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('compare secrets for equality, and throw for different lengths, as Node does', () => {
    const [one, other] = [new Uint8Array([1, 2]), new Uint8Array([1, 3])]
    expect(browserCrypto.timingSafeEqual(one, one.slice())).toBe(true)
    expect(browserCrypto.timingSafeEqual(one, other)).toBe(false)
    expect(() => browserCrypto.timingSafeEqual(one, new Uint8Array(3))).toThrow(RangeError)
  })

  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[], {}],
    [['a'], ['a', 'b']],
    [{ a: 1 }, { b: 1 }],
    ['1', 1],
    [null, {}],
  ])('compare %j and %j with the same result as Node', (one, other) => {
    expect(browserUtil.isDeepStrictEqual(one, other)).toBe(nodeUtil.isDeepStrictEqual(one, other))
  })

  it.each(['127.0.0.1', '256.1.1.1', '1.2.3', '1.2.3.', '::1', '2001:db8::1', 'example.jp', ':', ''])(
    'recognize IP addresses with the same result as Node: %j',
    (text) => {
      expect(browserNet.isIP(text)).toBe(nodeNet.isIP(text))
      expect(browserNet.isIPv4(text)).toBe(nodeNet.isIPv4(text))
    },
  )

  it.each([
    ['10.1.2.3', 'ipv4'],
    ['11.1.2.3', 'ipv4'],
    ['2001:db8:0:1::9', 'ipv6'],
    ['2001:db9::9', 'ipv6'],
  ] as const)('find out with the same result as Node whether %s is in a subnet', (address, family) => {
    const lists = [new browserNet.BlockList(), new nodeNet.BlockList()]
    for (const list of lists) {
      list.addSubnet('10.0.0.0', 8, 'ipv4')
      list.addSubnet('2001:db8::', 32, 'ipv6')
    }
    const [browser, node] = lists.map((list) => list.check(address, family))
    expect(browser).toBe(node)
  })
})
