import { env } from '../env.ts'

/** Address of a picture: a full https address is kept, anything else is a path below the textures base (S135, Q82). */
export function pictureOf(path: string | undefined): string | undefined {
  if (!path) return undefined
  return path.startsWith('https://') ? path : env.textures + path.replace(/^\/+/, '')
}
