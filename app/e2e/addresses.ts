/**
 * Ports of the servers that the journeys start. They differ from the development ports, so both can run side by side.
 */
export const ports = { app: 5273, appHost: 4301, userHost: 4302, paymentHost: 4303 }

/** URLs of the servers: the app, and the sandbox’s provider states and mailbox. */
export const addresses = {
  app: `http://localhost:${ports.app}`,
  scenarios: `http://127.0.0.1:${ports.appHost}/_sandbox/scenarios`,
  mailbox: `http://127.0.0.1:${ports.userHost}/_sandbox/mailbox`,
}
