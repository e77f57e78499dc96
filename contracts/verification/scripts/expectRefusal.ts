import { isAxiosError } from 'axios'
import { statusOf, type MessageCode } from '../../errors.ts'
import { ScriptFailure } from './script.ts'

/**
 * Waits for a request and checks that the host refuses it with one of the given codes.
 *
 * @throws {ScriptFailure} if the request succeeds or is refused with another code
 */
export async function expectRefusal(
  what: string,
  call: Promise<unknown>,
  ...codes: readonly MessageCode[]
): Promise<void> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  const { status, data } = responseIn(failure)
  const code = codes.find((each) => each === data.messageCode)
  if (code && status === statusOf(code)) return
  throw new ScriptFailure(
    `${what}: expected ${codes.join(' or ')}, received ${status} ${data.messageCode ?? ''}`.trimEnd(),
  )
}

function responseIn(failure: unknown): { status: number; data: { messageCode?: string } } {
  if (failure === undefined) return { status: 200, data: {} }
  if (!isAxiosError(failure) || !failure.response) throw failure
  return { status: failure.response.status, data: Object(failure.response.data) as { messageCode?: string } }
}

/** Whether the error of a request is the host's refusal with this code. */
export function isRefusedWith(failure: unknown, code: MessageCode): boolean {
  if (!isAxiosError(failure) || !failure.response) return false
  const { status, data } = responseIn(failure)
  return data.messageCode === code && status === statusOf(code)
}
