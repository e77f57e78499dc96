import { serve } from '@hono/node-server'
import { appPort, unityPort } from '../ports.ts'
import { createFakeHost } from './createFakeHost.ts'

/** `npm run unity`: serves a page that simulates the host app. Needs a running `npm start`. */
const { fetch } = createFakeHost(`http://127.0.0.1:${appPort()}`)

serve({ fetch, hostname: '127.0.0.1', port: unityPort() }, () =>
  console.log(`Simulated host app: http://127.0.0.1:${unityPort()}/fake-host`),
)
