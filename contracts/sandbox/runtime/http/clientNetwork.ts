import { isIP, isIPv4 } from 'node:net'

/**
 * The header in which a trusted proxy sends its client's address: TSUDOI_CLIENT_ADDRESS_HEADER. By default no header is
 * read, because clients can send any.
 *
 * @throws {Error} if the setting is not a valid header name
 */
export function clientAddressHeader(): string | undefined {
  const name = process.env['TSUDOI_CLIENT_ADDRESS_HEADER'] || undefined
  if (name === undefined || /^[\w-]+$/.test(name)) return name
  throw new Error(`TSUDOI_CLIENT_ADDRESS_HEADER=${name} is no name of a header.`)
}

/**
 * The network of a client, by which its requests are counted.
 *
 * @param socketAddress the address of the connection: the client's or the proxy's
 * @param headerOf returns the value of a request header
 */
export function clientNetwork(socketAddress: string, headerOf: (name: string) => string | undefined): string {
  const name = clientAddressHeader()
  const named = name === undefined ? undefined : lastAddressIn(headerOf(name) ?? '')
  return networkOf(named ?? socketAddress)
}

/**
 * The last address in a list such as `X-Forwarded-For`. Each proxy appends its client's address, so the trusted proxy
 * wrote the last one; the client can have written all others.
 */
function lastAddressIn(list: string): string | undefined {
  const last = list.split(',').at(-1)?.trim() ?? ''
  const address = /^\[(.+)\](?::\d+)?$/.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last
  return isIP(address) === 0 ? undefined : address
}

/** An IPv4 address unchanged, or the /64 of an IPv6 address, which one household or phone has. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  const mapped = mappedIPv4(groups)
  return mapped ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%')
  // The URL parser normalises every spelling of an address.
  const [before = '', after = ''] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const [head, tail] = [before, after].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

/** The IPv4 address that a dual-stack socket writes as `::ffff:192.0.2.1`. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  const address = bytes.join('.')
  return isIPv4(address) ? address : undefined
}
