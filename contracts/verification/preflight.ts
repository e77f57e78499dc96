import type { CallCases } from '../cases.ts'
import { causeOfSilence, causeOfAnswer } from './causes.ts'
import { preflightIssues, preflightOf } from './cors.ts'
import { failedRequest, receivedAnswer } from './failedRequest.ts'
import type { InteractionResult } from './interactionResult.ts'
import type { Patience } from './patience.ts'
import { sendRequest } from './sendRequest.ts'
import { withTrailingSlash } from './withTrailingSlash.ts'

/**
 * Sends the preflight for an endpoint as a browser does. The result's mismatches are the reasons why a browser would
 * block the request.
 */
export async function sendPreflight(
  { name, endpoint }: CallCases,
  url: string,
  origin: string,
  patience: Patience,
): Promise<InteractionResult> {
  const description = `${name}: preflight`
  const address = new URL(endpoint.path.replace(/\{\w+\}/g, 'any').slice(1), withTrailingSlash(url))
  const headers = preflightOf(endpoint, origin)
  const names = headers['Access-Control-Request-Headers'] ?? ''
  const sent = failedRequest(
    { method: 'OPTIONS', path: address.pathname },
    `2xx with Access-Control-Allow-Origin: ${origin}, -Methods: ${endpoint.method}, -Headers: ${names}`,
  )
  try {
    const answer = await sendRequest(address, { method: 'OPTIONS', headers, patience })
    const mismatches = preflightIssues(endpoint, origin, answer.status, answer.headers)
    if (mismatches.length === 0) return { description, passed: true, mismatches }
    const { status } = answer
    const isDone = status >= 200 && status < 300
    // Servers answer 501 if they do not know OPTIONS.
    const isGeneral = status < 400 || (status >= 500 && status !== 501)
    const cause = isDone ? undefined : (isGeneral && causeOfAnswer('host', 204, answer)) || preflightRefused
    const received = receivedAnswer(answer.status, answer.headers, answer.body)
    return { description, passed: false, mismatches, failure: { ...sent, received, ...(cause && { cause }) } }
  } catch (error) {
    const failure = { ...sent, cause: causeOfSilence('host', error) }
    return { description, passed: false, mismatches: ['CORS: the preflight is not answered'], failure }
  }
}

const preflightRefused =
  'The host answers no preflights here. Answer OPTIONS of every path by 2xx, before the bearer is checked.'
