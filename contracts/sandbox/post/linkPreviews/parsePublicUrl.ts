import { BlockList, isIP } from 'node:net'
import { maxUrlLength } from '../../../post/post.endpoints.ts'

/** Matches host names that only resolve inside a private network or on one machine. */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|onion)$/

/**
 * Parses a URL that may be fetched on behalf of any member: http or https on the default ports, without credentials, at
 * a host name with a dot or a public IP address. Returns undefined for any other URL (X9). The URL parser has already
 * normalised decimal, octal and hexadecimal IPv4 hosts. A host name may still resolve to a private address: see
 * `publicLookup`.
 */
export function parsePublicUrl(text: string): URL | undefined {
  const url = text.length <= maxUrlLength ? URL.parse(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.port !== '' || url.username !== '' || url.password !== '' || url.href.length > maxUrlLength) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isPublic = isIP(host) ? isPublicIp(host) : host.includes('.') && !privateNames.test(host)
  if (!isPublic) return undefined
  url.hash = ''
  return url
}

/** Special-purpose ranges of IANA's registries: loopback, private and shared networks, documentation, multicast. */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/**
 * The range of public IPv6 addresses: only the allocated 2000::/3, without the ranges that embed IPv4 or are reserved
 * for documentation.
 */
const globalIpv6 = ['2000::', 3] as const
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...globalIpv6, 'ipv6')

/** Whether an IP address is public. IPv4 addresses embedded in IPv6 are not: no page is served there. */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !special.check(ip, 'ipv4')
  return isIP(ip) === 6 && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}
