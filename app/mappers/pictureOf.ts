import { env } from '../env.ts'

/**
 * The URL of a picture. A full https URL is used as it is, and anything else is a path below the textures URL (S135,
 * Q82).
 */
export function pictureOf(path: string | undefined): string | undefined {
  if (!path) return undefined
  return path.startsWith('https://') ? path : env.textures + path.replace(/^\/+/, '')
}
