import { timingSafeEqual } from 'node:crypto'
import { days } from '../clock.ts'
import { newId } from '../newId.ts'
import type { TokenMint } from './tokens.ts'

/** Name of the cookie with the id of the browser. */
export const deviceCookieName = 'tsudoi-device'

/** The longest lifetime that browsers allow for cookies. */
const cookieLifetimeMs = days(400)

type Mint = Pick<TokenMint, 'keyedHashOf'>

/** The device id in the cookie that this sandbox has set; a new id if there is none or its signature is invalid. */
export function deviceIdOf(mint: Mint, cookie: string | undefined): string {
  const [id = '', mark = ''] = cookie?.split('.') ?? []
  const [given, own] = [Buffer.from(mark), Buffer.from(signatureOf(mint, id))]
  return given.length === own.length && timingSafeEqual(given, own) ? id : newId('device')
}

/**
 * The Set-Cookie header for a device. Scripts cannot read the cookie. Without a path, browsers send it only to URLs in
 * the same folder as the one that set it, which are those of the login endpoints.
 *
 * @param origin the Origin header of the calling page
 */
export function deviceCookie(mint: Mint, deviceId: string, origin: string | undefined): string {
  const value = `${deviceCookieName}=${deviceId}.${signatureOf(mint, deviceId)}`
  const secure = origin?.startsWith('https:') ? '; Secure' : ''
  return `${value}; Max-Age=${cookieLifetimeMs / 1000}; HttpOnly; SameSite=Lax${secure}`
}

const signatureOf = (mint: Mint, id: string) => mint.keyedHashOf(`cookie ${id}`)
