import { signinGuest } from '@tsudoi/contracts/auth/auth.endpoints'
import { readAnswer } from '@tsudoi/contracts/client'
import type { Endpoint, RequestOf } from '@tsudoi/contracts/endpoint'
import type { TestSandbox } from '../../../contracts/sandbox/testing/testSandbox.ts'
import type { HeadRequest } from '../pageHead.ts'

/**
 * Makes a function that reads the sandbox as a new guest. Without a token it reads like a browser before its first
 * session.
 */
export async function guestReaderOf(sandbox: TestSandbox, given?: string): Promise<HeadRequest['read']> {
  const token = given ?? (await sandbox.call(signinGuest, {})).body.accessToken
  return async (endpoint: Endpoint, params?: object, query?: object) => {
    const set = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
    const request = { params, query: Object.fromEntries(set) } as RequestOf<Endpoint>
    const { status, body } = await sandbox.call(endpoint, request, { token })
    if (status >= 500) throw new Error(`${endpoint.path} answers ${status}`)
    return status === 200 ? (readAnswer(endpoint, body) as never) : undefined
  }
}
