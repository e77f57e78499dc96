import { errorBody, messageCodes, type MessageCode } from '../errors.ts'
import { BrokenAnswer } from './brokenAnswer.ts'
import { causeOfBody, jsonValueIn } from './bodyCauses.ts'
import { noAnswerInTime } from './patience.ts'
import type { Answer } from './sendRequest.ts'

/** The program that a sentence is about: the host, or its state hook. */
export type Subject = 'host' | 'state hook'

/** Codes of certificates that this machine does not trust: they are self-signed, or signed by an unknown authority. */
const untrusted: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

const brokenConnection: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
])

/** The code of a network error, or its message if it has none. */
export function codeOfError(error: unknown): string {
  const { code, cause, message } = error as { code?: string; cause?: { code?: string }; message?: string }
  return cause?.code ?? code ?? message ?? String(error)
}

/** Explains why a server did not answer, and what to change. */
export function causeOfSilence(subject: Subject, error: unknown): string {
  if (error instanceof BrokenAnswer) return error.message
  const code = codeOfError(error)
  if (code === 'ECONNREFUSED') {
    return 'Nothing listens at this address and port (ECONNREFUSED). Start the server, or correct the address. If it answered before, an earlier request ended it.'
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The name in the address is unknown here (${code}). Correct the host name.`
  }
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH') {
    return `No network leads to this address (${code}). Correct it, or run the command where the server is reachable.`
  }
  if (code === noAnswerInTime || code === 'ETIMEDOUT') return slowness(subject)
  if (untrusted.has(code)) {
    return (
      `The server's certificate is self-signed or of an authority that Node does not trust (${code}). Start the command ` +
      'with NODE_EXTRA_CA_CERTS=<the certificate as PEM>, or give the http:// address of a test server.'
    )
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `The server's certificate is for another name (${code}). Give the address with the name in the certificate.`
  }
  if (code === 'CERT_HAS_EXPIRED') return `The server's certificate has expired (${code}). Renew it.`
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO') {
    return `The server does not speak TLS at this port (${code}). Write http:// instead of https://, or correct the port.`
  }
  if (code.startsWith('HPE_')) {
    return `What answers at this port speaks no HTTP (${code}). Correct the port, or write https:// instead of http://.`
  }
  if (brokenConnection.has(code)) {
    return (
      `The server closed the connection without a complete answer (${code}): the handler crashed, or the server ended. ` +
      'Its log has the error. If this happens to every request, the port may expect https://.'
    )
  }
  return `There was no answer (${code}).`
}

function slowness(subject: Subject): string {
  const common = 'A slow server needs a higher --timeout (in seconds).'
  if (subject === 'state hook') {
    return (
      'The state hook did not answer in time. If it calls the host itself, a server that answers one request at a time ' +
      `waits for itself: let it handle requests concurrently, or write to the database directly. ${common}`
    )
  }
  return (
    'The host did not answer in time: its handler hangs, or the server answers one connection at a time while another ' +
    `stays open. Let it handle connections concurrently. ${common}`
  )
}

/** The error message for a server that answers only one connection at a time. */
export const oneConnectionMessage =
  'The server answers one connection at a time: a second connection got no answer while the first stayed open, as ' +
  'browsers keep theirs. Let it handle connections concurrently (Python: ThreadingHTTPServer instead of HTTPServer, or ' +
  'several workers).'

/**
 * Explains why an answer is not the expected one, and what to change; undefined if the mismatches are the best
 * description.
 *
 * @param expected the status that the contract expects
 */
export function causeOfAnswer(subject: Subject, expected: number, answer: Answer): string | undefined {
  const { status, headers, body } = answer
  const text = body.toString()
  const The = `The ${subject}`
  if (status >= 300 && status < 400) {
    const target = headers.location ? ` to ${headers.location}` : ''
    return `${The} redirects${target} (${status}), which is not followed. Answer at this address itself: compare the slash at the end, http and https.`
  }
  const code = refusalIn(text)
  const isCrash = status >= 500 && code !== 'UnderMaintenance'
  if (status !== expected && (subject === 'state hook' || !code || isCrash)) {
    const cause = causeOfStatus(subject, status)
    if (cause) return cause
  }
  const wrongBody = causeOfBody(The, answer)
  if (wrongBody || status === expected || subject === 'state hook') return wrongBody
  return status < 300 ? causeOfAcceptance(expected, status, code) : code && causeOfRefusal(expected, code)
}

function causeOfStatus(subject: Subject, status: number): string | undefined {
  const The = `The ${subject}`
  if (status >= 500) {
    return status === 501
      ? `${The} has no handler for this method or path (501). Add it; a server with Python's http.server needs a function for each method, such as do_DELETE.`
      : `The handler of the ${subject} crashed, or a server before it found none (${status}). The server's log has the error.`
  }
  if (status === 404) {
    return subject === 'host'
      ? 'The host has no route for this path (404 without a message code). Add the route; if all paths are missing, correct the port or the path in the address.'
      : 'The state hook has no route here (404). Serve POST at this address, or give its address by --states; or this is the port of another server.'
  }
  if (status === 405) {
    return `${The} has this path, but not for this method (405). Add the method to the route.`
  }
  if (status === 401 || status === 403) {
    return subject === 'state hook'
      ? `Something before the state hook refuses the request (${status}). The hook needs no bearer token; serve it in test environments only.`
      : `Something before the handler refuses the request (${status} without a message code): a proxy, a gateway or a protection against forged requests.`
  }
  if (status === 400 && subject === 'host') {
    return 'The host refuses the request in a format of its own (400 without a message code): its framework may validate the request before the handler, it may require a header or a field that the contract does not have, or the port expects https://.'
  }
  if (status === 415) {
    return `${The} does not read this Content-Type (415). It must read application/json.`
  }
  return undefined
}

/** Explains a success where a refusal was expected. */
function causeOfAcceptance(expected: number, status: number, code: MessageCode | undefined): string | undefined {
  if (expected < 400) return undefined
  if (code) return `The host answers a refusal with ${status}. Send the same status as in the body's \`code\`.`
  if (expected === 401) {
    return 'The host serves a request that has no valid bearer token. Check the bearer before anything else, and refuse with Unauthenticated (401).'
  }
  return (
    'The host serves a request that it must refuse with the expected message code. What makes it wrong is the caller, ' +
    'the request or a state that was set up before it (states.md).'
  )
}

/** Explains a refusal by one of the contract's codes where another answer was expected. */
function causeOfRefusal(expected: number, messageCode: MessageCode): string | undefined {
  if (expected === 401) {
    return `The host refuses a request without a valid bearer with ${messageCode} instead of Unauthenticated (401). Check the bearer before anything else. If this is NotFound, the host may have no route for this path.`
  }
  if (messageCode === 'Unauthenticated') {
    return 'The host refuses the bearer token that its state hook returned (Unauthenticated). The hook must return tokens that are valid at the host.'
  }
  if (messageCode === 'PermissionDenied') {
    return 'The host takes the caller for a guest or for another account (PermissionDenied). Compare the account of the state with the AccountID in the token that the hook returned.'
  }
  if (messageCode === 'NotFound') {
    return 'The host does not find what the request names (NotFound): the state hook did not create it for the ids in the parameters of the states, or the host has no route for this path.'
  }
  if (expected >= 400) return undefined
  if (messageCode === 'InvalidArgument') {
    return 'The host refuses a request that the contract allows (InvalidArgument): it requires a header or a field that the OpenAPI document does not have, or refuses a value that it allows.'
  }
  return `The host refuses with ${messageCode} where a success is expected. If no earlier request explains it, a state is not set up completely: each must become true whatever there was before, and \`a member\` has done nothing yet (states.md).`
}

/** Whether a body is a refusal with a message code of this contract, which shows that the route exists. */
export const isErrorBody = (text: string): boolean => refusalIn(text) !== undefined

/** The contract's message code in a body; undefined without one. */
function refusalIn(text: string): MessageCode | undefined {
  const { success, data } = errorBody.safeParse(jsonValueIn(text))
  return success ? messageCodes.find((code) => code === data.messageCode) : undefined
}
