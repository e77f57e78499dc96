/** Replaces `node:net` in the browser: the parts that the sandbox uses (`node.test.ts`). */

const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/

/** Whether a text is an IPv6 address; the URL parser accepts all notations. */
const isIPv6 = (text: string) => text.includes(':') && URL.canParse(`http://[${text}]`)

/** `isIP` of `node:net`: 4, 6, or 0 for a text that is no IP address. */
export function isIP(text: string): 0 | 4 | 6 {
  if (ipv4Pattern.test(text)) return 4
  return isIPv6(text) ? 6 : 0
}

type Family = 'ipv4' | 'ipv6'

const addressBits = { ipv4: 32, ipv6: 128 }

/** The groups of a part of an IPv6 address such as `2001:db8`. */
const groups = (text: string) => (text === '' ? [] : text.split(':'))

/** Converts an IP address to a number. */
function numberOf(address: string, family: Family): bigint {
  const join = (parts: readonly bigint[], bits: bigint) => parts.reduce((sum, part) => (sum << bits) | part, 0n)
  if (family === 'ipv4') return join(address.split('.').map(BigInt), 8n)
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [front = '', back] = plain.split('::')
  const [before, after] = [groups(front), groups(back ?? '')]
  const between = back === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  const all = [...before, ...between, ...after].map((group) => BigInt(`0x${group}`))
  return join(all, 16n)
}

/** `BlockList` of `node:net`: a list of subnets that addresses are checked against. */
export class BlockList {
  readonly #subnets: { family: Family; network: bigint; rest: bigint }[] = []

  addSubnet(network: string, prefix: number, family: Family): void {
    const rest = BigInt(addressBits[family] - prefix)
    this.#subnets.push({ family, network: numberOf(network, family) >> rest, rest })
  }

  check(address: string, family: Family): boolean {
    const value = numberOf(address, family)
    return this.#subnets.some((subnet) => subnet.family === family && value >> subnet.rest === subnet.network)
  }
}

/** Whether a text is an IPv4 address. */
export const isIPv4 = (text: string): boolean => isIP(text) === 4
