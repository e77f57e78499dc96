import { accounts } from '../contracts/sandbox/account/accounts.content.ts'

interface Tokens {
  accessToken: string
  refreshToken: string
}

/** Logs in the first member of the sandbox at the user server with this URL, as the login page does. */
export async function logInMember(userHost: string): Promise<Tokens> {
  const post = async (path: string, body: object, bearer?: string): Promise<Tokens> => {
    const headers = { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
    const answer = await fetch(userHost + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${userHost}${path} answered ${answer.status}`)
    return (await answer.json()) as Tokens
  }
  const [member] = accounts
  const guest = await post('/v1/auth/signin/guest', {})
  return post('/v1/auth/signin/email', { email: member?.email, password: member?.password }, guest.accessToken)
}
