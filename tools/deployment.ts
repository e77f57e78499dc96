import { loadEnv } from 'vite'
import type { Deployment } from '../app/content/services.ts'
import { environmentOf, type Environment } from '../app/environmentOf.ts'

/** What the app reads in env.ts, for tools: from the environment and from app/.env files, as the build itself does. */
export function deployment(): Deployment & Environment {
  const given = loadEnv('production', 'app', 'VITE_')
  return { ...environmentOf(given), sbps: given.VITE_SBPS ?? '', talkServer: given.VITE_TALK_SERVER }
}
