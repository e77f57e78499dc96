import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientAddressHeader, clientNetwork, networkOf } from './clientNetwork.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('networkOf(), which returns the network of an IP address,', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('returns, for %s, %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('the address of a client behind a proxy', () => {
  const seen = (value?: string) => clientNetwork('127.0.0.1', (name) => (name === 'X-Real-Client' ? value : undefined))

  it('is read from no header unless the configuration names one, because clients can send any header', () => {
    expect(seen('203.0.113.9')).toBe('127.0.0.1')
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    // The last address is the one that the trusted proxy wrote; the client wrote the first two.
    ['198.51.100.1, 198.51.100.2, 203.0.113.9', '203.0.113.9'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    // Without a valid address in the header, the address of the connection is used.
    ['198.51.100.1, ', '127.0.0.1'],
    ['for=203.0.113.9', '127.0.0.1'],
    ['203.0.113.999', '127.0.0.1'],
    ["'; drop table session", '127.0.0.1'],
    [undefined, '127.0.0.1'],
  ])('is the last entry of the header that the configuration names: %s', (value, network) => {
    vi.stubEnv('TSUDOI_CLIENT_ADDRESS_HEADER', 'X-Real-Client')
    expect(seen(value)).toBe(network)
  })

  it('is not determined if the configured header name is invalid: an error names the setting', () => {
    vi.stubEnv('TSUDOI_CLIENT_ADDRESS_HEADER', 'not a header')
    expect(clientAddressHeader).toThrow('TSUDOI_CLIENT_ADDRESS_HEADER')
  })
})
