import { serve } from '@hono/node-server'
import { appPort, unityPort } from '../ports.ts'
import { createFakeHost } from './createFakeHost.ts'

/** Runs `npm run unity`, which needs `npm start`. */
const { fetch } = createFakeHost(`http://127.0.0.1:${appPort()}`)

serve({ fetch, hostname: '127.0.0.1', port: unityPort() }, () =>
  console.log(`The host app, played: http://127.0.0.1:${unityPort()}/fake-host`),
)
