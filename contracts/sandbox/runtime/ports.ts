/** A loopback port: the environment variable, else the standard port. */
export function portFromEnvironment(variable: string, standard: number): number {
  const value = process.env[variable]
  if (value === undefined || value === '') return standard
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new Error(
    `${variable}=${value} is not a port. Give a whole number from 1 to 65535, or unset it for ${standard}.`,
  )
}

/** Ports of the sandbox's hosts: 4101 app, 4102 user, 4103 payment; configurable by TSUDOI_HOST_APP_PORT etc. */
export const hostPorts = () => ({
  app: portFromEnvironment('TSUDOI_HOST_APP_PORT', 4101),
  user: portFromEnvironment('TSUDOI_HOST_USER_PORT', 4102),
  payment: portFromEnvironment('TSUDOI_HOST_PAYMENT_PORT', 4103),
})

/** Base URL of each host: `{ app: 'http://127.0.0.1:4101', … }`. */
export function hostAddresses(): Record<'app' | 'user' | 'payment', string> {
  const ports = hostPorts()
  return {
    app: `http://127.0.0.1:${ports.app}`,
    user: `http://127.0.0.1:${ports.user}`,
    payment: `http://127.0.0.1:${ports.payment}`,
  }
}
