import * as z from 'zod/mini'
import type { CardGateway } from './cardGateway.ts'

const answer = z.object({ cardToken: z.string() })

/** A gateway that accepts a card as JSON at `tokenUrl`, as the gateway of the sandbox does (C171). */
export function createSandboxGateway(tokenUrl: string): CardGateway {
  return {
    async tokenise(card) {
      const response = await fetch(tokenUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(card),
        credentials: 'omit',
        cache: 'no-store',
      })
      if (response.status === 400) return { state: 'refused' }
      if (!response.ok) return { state: 'unanswered' }
      return { state: 'token', ...answer.parse(await response.json()) }
    },
  }
}
