/** Whether an address, such as an Origin, is of this machine. */
export function isLoopback(origin: string): boolean {
  const { hostname } = URL.parse(origin) ?? {}
  return hostname !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
