import { loadEnv } from 'vite'
import type { Deployment } from '../app/content/outsideServices.ts'
import { environmentOf, type Environment } from '../app/environmentOf.ts'

/** Reads the configuration of app/env.ts for tools: from the environment and app/.env files, as the build does. */
export function readDeployment(): Deployment & Environment {
  const given = loadEnv('production', 'app', 'VITE_')
  return { ...environmentOf(given), sbps: given.VITE_SBPS ?? '', talkServer: given.VITE_TALK_SERVER }
}
