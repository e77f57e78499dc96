import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { consentFailureText, permitMutation, type SaidPermit } from './recordingConsent.mutations.ts'

const server = memberHost()
const say = (said: SaidPermit) => queryClient.getMutationCache().build(queryClient, permitMutation).execute(said)

it('sends the version of the text that was shown, and no consent without one (C152, X11, Q276)', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/v2/livetalk/meeting/talk/permit', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ todoList: [] })
    }),
  )
  await say({ livetalkId: 'talk', agreedVersion: '2026-01-10' })
  await say({ livetalkId: 'talk' })
  expect(sent).toEqual([
    { camera: true, microphone: true, recording: true, recordingTermsVersion: '2026-01-10' },
    { camera: true, microphone: true, recording: false },
  ])
})

it('tells that the text has changed since, and that it was not sent (C152)', async () => {
  const refuse = (answer: () => Response) => {
    server.use(http.post('*/v2/livetalk/meeting/talk/permit', answer))
    return say({ livetalkId: 'talk', agreedVersion: '2025-01-01' }).then(() => '', consentFailureText)
  }
  const changed = { messageCode: 'FailedPrecondition', code: 400 }
  expect(await refuse(() => HttpResponse.json(changed, { status: 400 }))).toMatch('文章が新しくなりました')
  expect(await refuse(() => HttpResponse.error())).toMatch('送れませんでした')
})
