import { signinEmail } from '../../auth/auth.endpoints.ts'
import type { Call } from '../../client.ts'
import type { StateParams } from '../../states.ts'
import type { ScriptContext } from './script.ts'

/** Sets up a member, logs in at the user host, and returns a client with the member's token for all hosts. */
export async function loggedInMember(stage: ScriptContext, params: Partial<StateParams<'a member'>> = {}) {
  const { email, password } = await stage.given('a member', params)
  return logIn(stage, email, password)
}

/** Logs a member in at the user host, at the host's current time. Returns a client with the new token for all hosts. */
export async function logIn({ given, as }: ScriptContext, email: string, password: string): Promise<Call> {
  const { accessToken: guest } = await given('a guest')
  return as((await as(guest)(signinEmail, { body: { email, password } })).accessToken)
}
