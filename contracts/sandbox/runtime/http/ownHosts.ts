import type { MiddlewareHandler } from 'hono'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Names of this machine beside the loopback ones: TSUDOI_ALLOWED_HOSTS, separated by commas. */
export const addedHosts = () =>
  (process.env['TSUDOI_ALLOWED_HOSTS'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

/** Whether an address, such as an Origin, is of this machine; its port does not matter. */
export function isOwnHost(address: string): boolean {
  const { hostname } = URL.parse(address) ?? {}
  return hostname !== undefined && [...loopback, ...addedHosts()].includes(hostname)
}

/**
 * Refuses requests for any other name. A page elsewhere can bend a name of its own to this machine (DNS rebinding) and
 * would then read whatever is served here, such as the mailbox.
 */
export const ownHostsOnly: MiddlewareHandler = async ({ req, text }, next) =>
  isOwnHost(req.url) ? next() : text(refusalOf(new URL(req.url).hostname), 421)

const refusalOf = (name: string) =>
  `This server does not answer for the host "${name}".\n` +
  'It answers for names of this machine only, so that no page elsewhere can read what is served here (DNS rebinding).\n' +
  `Open it at http://localhost, or allow the name: TSUDOI_ALLOWED_HOSTS=${name}\n`
