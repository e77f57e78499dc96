import { timingSafeEqual } from 'node:crypto'
import { days } from '../clock.ts'
import { newId } from '../newId.ts'
import type { TokenMint } from './tokens.ts'

export const deviceCookieName = 'tsudoi-device'

/** Browsers keep no cookie longer. */
const life = days(400)

type Mint = Pick<TokenMint, 'markOf'>

/** The device that a cookie of ours names; a new one without such a cookie, or with one that somebody else wrote. */
export function deviceOf(mint: Mint, cookie: string | undefined): string {
  const [id = '', mark = ''] = cookie?.split('.') ?? []
  const [given, own] = [Buffer.from(mark), Buffer.from(markOf(mint, id))]
  return given.length === own.length && timingSafeEqual(given, own) ? id : newId('device')
}

/**
 * The header that gives a device its cookie. No script can read it. Without a path, browsers send it with the calls
 * beside the one that set it alone, which are the log-ins.
 *
 * @param origin the page that asked, as its browser says
 */
export function deviceCookie(mint: Mint, deviceId: string, origin: string | undefined): string {
  const value = `${deviceCookieName}=${deviceId}.${markOf(mint, deviceId)}`
  const secure = origin?.startsWith('https:') ? '; Secure' : ''
  return `${value}; Max-Age=${life / 1000}; HttpOnly; SameSite=Lax${secure}`
}

const markOf = (mint: Mint, id: string) => mint.markOf(`cookie ${id}`)
