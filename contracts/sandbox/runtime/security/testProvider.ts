import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '../../../auth/provider.endpoints.ts'
import { after, machineClock, minutes, type Clock } from '../clock.ts'

/** Whom a provider has confirmed. */
export interface ConfirmedPerson {
  provider: SocialProvider
  /** The provider's name for them, which never changes. */
  subject: string
  email?: string
}

const codeLife = minutes(5)

/**
 * The third parties, for development: invented people, confirmed by a click. A code is told once, to the sandbox, like
 * that of any provider; it lives in memory, since nothing is lost when a visit must begin anew.
 */
export class TestProvider {
  readonly #confirmed = new Map<string, { person: ConfirmedPerson; end: Date }>()
  readonly #clock: Clock

  constructor(clock: Clock = machineClock) {
    this.#clock = clock
  }

  /** The person agreed: a code that stands for them, once, for five minutes. */
  confirm(person: ConfirmedPerson, code: string = randomUUID()): string {
    const now = this.#clock.now()
    for (const [old, { end }] of this.#confirmed) if (end <= now) this.#confirmed.delete(old)
    this.#confirmed.set(code, { person, end: after(now, codeLife) })
    return code
  }

  /** Whom a code stands for; undefined when this provider gave out no such code, or it was used. */
  redeem(provider: SocialProvider, code: string): ConfirmedPerson | undefined {
    const entry = this.#confirmed.get(code)
    if (!entry || entry.person.provider !== provider) return undefined
    this.#confirmed.delete(code)
    return entry.end > this.#clock.now() ? entry.person : undefined
  }
}
