import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { queryClient } from '../../../queryClient.ts'
import { memberHost } from '../../../testing/memberHost.tsx'
import { joinFailureText, joinTalkMutation } from './join.mutations.ts'

const server = memberHost()
const join = () => queryClient.getMutationCache().build(queryClient, joinTalkMutation).execute('talk')

it('an official who joins a live talk first gives a permission without recording, and then gets a key to the room (C151, C152, Q278)', async () => {
  const requests: unknown[] = []
  server.use(
    http.post('*/v2/livetalk/meeting/talk/permit', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ messageCode: 'OutOfTerm', code: 400 }, { status: 400 })
    }),
    http.get('*/v2/livetalk/meeting/talk/signin/talk/official', () => {
      requests.push('key')
      return HttpResponse.json({ messageCode: 'FailedPrecondition', code: 400 }, { status: 400 })
    }),
  )
  expect(await join().then(() => '', joinFailureText)).toBe('このライブトークは、終わっています。')
  expect(requests).toEqual([{ camera: true, microphone: true, recording: false }])

  server.use(
    http.post('*/v2/livetalk/meeting/talk/permit', () => {
      requests.push('permit')
      return HttpResponse.json({ todoList: [] })
    }),
  )
  expect(await join().then(() => '', joinFailureText)).toMatch('加われませんでした')
  expect(requests.slice(1)).toEqual(['permit', 'key'])
})
