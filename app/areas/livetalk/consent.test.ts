import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { livetalkKeys } from './livetalk.keys.ts'
import { consentFailureText, consentMutation, type TalkConsent } from './livetalk.mutations.ts'

const server = memberHost()
const sendConsent = (consent: TalkConsent) =>
  queryClient.getMutationCache().build(queryClient, consentMutation).execute(consent)

it('consenting to a live talk sends the version of the shown recording terms, and no recording consent if there are no terms (C152, X11, Q276)', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/v2/livetalk/meeting/talk/permit', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ todoList: [] })
    }),
  )
  await sendConsent({ id: 'talk', recordingTermsVersion: '2026-01-10' })
  await sendConsent({ id: 'talk', recordingTermsVersion: undefined })
  expect(sent).toEqual([
    { camera: true, microphone: true, recording: true, recordingTermsVersion: '2026-01-10' },
    { camera: true, microphone: true, recording: false },
  ])
})

it('consenting to outdated recording terms of a live talk fails with a message, and the app refetches the current terms (C152)', async () => {
  const changed = { messageCode: 'FailedPrecondition', code: 400 }
  server.use(http.post('*/v2/livetalk/meeting/talk/permit', () => HttpResponse.json(changed, { status: 400 })))
  const query = livetalkKeys.one('talk', true)
  queryClient.setQueryData(query, {})
  const message = await sendConsent({ id: 'talk', recordingTermsVersion: '2025-01-01' }).then(
    () => '',
    consentFailureText,
  )
  expect(message).toMatch('文章が新しくなりました')
  expect(queryClient.getQueryState(query)?.isInvalidated).toBe(true)
})
