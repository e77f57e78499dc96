/** The browser's side of `node:net`: as much of it as the sandbox uses (`node.test.ts`). */

const four = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/

/** The URL parser knows every way to write an IPv6 address. */
const isSix = (text: string) => text.includes(':') && URL.canParse(`http://[${text}]`)

export function isIP(text: string): 0 | 4 | 6 {
  if (four.test(text)) return 4
  return isSix(text) ? 6 : 0
}

type Family = 'ipv4' | 'ipv6'

const widths = { ipv4: 32, ipv6: 128 }

/** The groups of a text such as `2001:db8`; an empty text has none. */
const groups = (text: string) => (text === '' ? [] : text.split(':'))

/** The address as one number. */
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

export class BlockList {
  readonly #subnets: { family: Family; network: bigint; rest: bigint }[] = []

  addSubnet(network: string, prefix: number, family: Family): void {
    const rest = BigInt(widths[family] - prefix)
    this.#subnets.push({ family, network: numberOf(network, family) >> rest, rest })
  }

  check(address: string, family: Family): boolean {
    const value = numberOf(address, family)
    return this.#subnets.some((subnet) => subnet.family === family && value >> subnet.rest === subnet.network)
  }
}

export const isIPv4 = (text: string): boolean => isIP(text) === 4
