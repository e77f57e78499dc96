import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { prepareSaveEmail } from '@tsudoi/contracts/auth/auth.endpoints'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../api/call.ts'
import { queryClient } from '../queryClient.ts'
import { memberHost } from '../testing/memberHost.tsx'
import { useErrorQueue } from './errorQueue.ts'
import { loadErrorTexts } from './failure.ts'
import { formErrors } from './formErrors.ts'

const server = memberHost()
const errors = formErrors(prepareSaveEmail, { AlreadyUsedEmail: 'email', TooManyRequests: 'form', LockedEmail: 'page' })
const mutation = mutationOptions({
  meta: errors,
  mutationFn: (email: string) => call(prepareSaveEmail, { body: { email } }),
})

/** Sends the form to a server that refuses it. Returns the errors shown at its fields, and the queued dialogs. */
async function refusedWith(messageCode: string) {
  server.use(
    http.post('*/v1/auth/save/email/prepare', () => HttpResponse.json({ messageCode, code: 400 }, { status: 400 })),
  )
  const error: unknown = await new MutationObserver(queryClient, mutation).mutate('a@example.jp').catch((why) => why)
  return { fieldErrors: errors.of(error), dialogs: () => useErrorQueue.getState().messages.length }
}

beforeEach(loadErrorTexts)

describe('a message code with which the server refuses a form', () => {
  it('is shown at the field to which the form assigns the code, without a dialog', async () => {
    const { fieldErrors, dialogs } = await refusedWith('AlreadyUsedEmail')
    expect(fieldErrors).toEqual({ email: expect.any(String) })
    expect((await refusedWith('TooManyRequests')).fieldErrors).toEqual({ form: expect.any(String) })
    expect(dialogs()).toBe(0)
  })

  it('opens no dialog if the form declares that its page shows the code itself', async () => {
    const { fieldErrors, dialogs } = await refusedWith('LockedEmail')
    expect([fieldErrors, dialogs()]).toEqual([undefined, 0])
  })

  it('opens a dialog if the form declares no place for the code, even if the endpoint declares the code', async () => {
    const { fieldErrors, dialogs } = await refusedWith('InvalidEmailFormat')
    expect(fieldErrors).toBeUndefined()
    await expect.poll(() => dialogs()).toBe(1)
  })

  it('causes a compile error when the form assigns the code but the endpoint does not declare it', () => {
    // @ts-expect-error -- NotEnoughCoin is not a code of this endpoint.
    expect(formErrors(prepareSaveEmail, { NotEnoughCoin: 'form' }).handles).toEqual(['NotEnoughCoin'])
  })
})
