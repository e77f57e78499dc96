import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '../../../auth/provider.endpoints.ts'
import { timeAfter, machineClock, minutes, type Clock } from '../clock.ts'

/** The person whom a provider has confirmed. */
export interface ConfirmedPerson {
  provider: SocialProvider
  /** The provider's permanent id of the person. */
  subject: string
  email?: string | undefined
}

const codeLifetimeMs = minutes(5)

/**
 * Replaces the third-party providers in development: an invented person is confirmed by a click. Each code can be
 * redeemed once. Codes are in memory only, because a visit can simply be repeated.
 */
export class TestProvider {
  readonly #confirmed = new Map<string, { person: ConfirmedPerson; end: Date }>()
  readonly #clock: Clock

  constructor(clock: Clock = machineClock) {
    this.#clock = clock
  }

  /** Issues a code for a person who agreed; it can be redeemed once within five minutes. */
  confirm(person: ConfirmedPerson, code: string = randomUUID()): string {
    const now = this.#clock.now()
    for (const [old, { end }] of this.#confirmed) if (end <= now) this.#confirmed.delete(old)
    this.#confirmed.set(code, { person, end: timeAfter(now, codeLifetimeMs) })
    return code
  }

  /** The person for whom a code was issued. Undefined if this provider did not issue it, or if it was used. */
  redeem(provider: SocialProvider, code: string): ConfirmedPerson | undefined {
    const entry = this.#confirmed.get(code)
    if (!entry || entry.person.provider !== provider) return undefined
    this.#confirmed.delete(code)
    return entry.end > this.#clock.now() ? entry.person : undefined
  }
}
