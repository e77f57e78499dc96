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
 * Keeps the guest session that the page's head began (S033), unless another one has come meanwhile. Answers the access
 * token that now counts, or undefined when there is none. The first who waits takes it; a session that begins later is
 * a new one.
 */
export async function adoptEarlyGuest(): Promise<string | undefined> {
  const early = globalThis.window?.tsudoiEarly
  if (early?.guest) {
    adopted = adopt(early.guest).finally(() => (adopted = undefined))
    delete early.guest
  }
  return adopted
}
