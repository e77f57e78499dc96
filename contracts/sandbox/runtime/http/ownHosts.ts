import type { MiddlewareHandler } from 'hono'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Host names that are allowed in addition to the loopback ones: TSUDOI_ALLOWED_HOSTS, separated by commas. */
export const additionalHosts = () =>
  (process.env['TSUDOI_ALLOWED_HOSTS'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

/** Whether a URL, such as an Origin, has an allowed host; any port is allowed. */
export function isOwnHost(address: string): boolean {
  const { hostname } = URL.parse(address) ?? {}
  return hostname !== undefined && [...loopback, ...additionalHosts()].includes(hostname)
}

/**
 * Refuses requests for any other host name. With DNS rebinding, another site could point its own name to this machine
 * and read what is served here, such as the mailbox.
 */
export const ownHostsOnly: MiddlewareHandler = async ({ req, text }, next) =>
  isOwnHost(req.url) ? next() : text(refusalOf(new URL(req.url).hostname), 421)

const refusalOf = (name: string) =>
  `This server does not answer for the host "${name}".\n` +
  'It answers for names of this machine only, so that no page elsewhere can read what is served here (DNS rebinding).\n' +
  `Open it at http://localhost, or allow the name: TSUDOI_ALLOWED_HOSTS=${name}\n`
