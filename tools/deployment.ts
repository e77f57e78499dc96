import { loadEnv } from 'vite'
import type { Deployment } from '../app/content/services.ts'

/** What app/env.ts reads, for tools: from the environment and from app/.env files, as the build itself does. */
export function deployment(): Deployment & { version: string } {
  const given = loadEnv('production', 'app', 'VITE_')
  return {
    hosts: {
      app: given.VITE_HOST_APP ?? '/hosts/app',
      user: given.VITE_HOST_USER ?? '/hosts/user',
      payment: given.VITE_HOST_PAYMENT ?? '/hosts/payment',
    },
    textures: given.VITE_TEXTURES ?? '/hosts/app/textures/',
    mediaOrigins: (given.VITE_MEDIA_ORIGINS ?? '').split(' ').filter(Boolean),
    firebase: given.VITE_FIREBASE ?? '',
    sbps: given.VITE_SBPS ?? '',
    providers: given.VITE_PROVIDERS ?? '',
    talkServer: given.VITE_TALK_SERVER,
    version: given.VITE_VERSION ?? '0.0.0',
  }
}
