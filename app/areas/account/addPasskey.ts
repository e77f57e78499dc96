import { preparePasskey, registerPasskey } from '@tsudoi/contracts/auth/passkey.endpoints'
import type { PasskeyProblem } from '@tsudoi/design-system/screens/login/passkey.types'
import { createPasskey } from '../../passkeys/askBrowser.ts'
import { passkeyProblemOfServer } from '../../passkeys/passkeyProblemOf.ts'
import { callWithProof } from '../../reauthentication/callWithProof.ts'

/** Adds a passkey after the member has proven their identity. Returns why none was added; undefined if one was. */
export async function addPasskey(name: string): Promise<PasskeyProblem | undefined> {
  const { options } = await callWithProof(preparePasskey, {})
  const answer = await createPasskey(options)
  if ('problem' in answer) return answer.problem
  try {
    await callWithProof(registerPasskey, { body: { name, credential: answer.value } })
    return undefined
  } catch (error) {
    const problem = passkeyProblemOfServer(error)
    if (!problem) throw error
    return problem
  }
}
