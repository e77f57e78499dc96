import { tokens as tokensSchema } from '@tsudoi/contracts/auth/tokens'
import { readTolerantly } from '@tsudoi/contracts/readTolerantly'
import { tokenCookies } from '../session/cookies.ts'

async function adopt(guest: Promise<unknown>): Promise<string | undefined> {
  const tokens = readTolerantly(tokensSchema, await guest)
  const present = tokenCookies.read().accessToken
  if (present || !tokens.success) return present
  tokenCookies.store(tokens.data)
  return tokens.data.accessToken
}

let adopted: Promise<string | undefined> | undefined

/**
 * Stores the guest session that the script in the page's head began, unless another session has begun since. Resolves
 * with the current access token, or undefined if there is none. Only the first call uses that session (S033).
 */
export async function adoptEarlyGuestSession(): Promise<string | undefined> {
  const early = globalThis.window?.tsudoiEarly
  if (early?.guest) {
    adopted = adopt(early.guest).finally(() => (adopted = undefined))
    delete early.guest
  }
  return adopted
}
