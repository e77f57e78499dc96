import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberTokens, startSessionWith, startTestHost } from '../../testing/testHost.ts'
import { readNoticeMutation } from './notice.mutations.ts'

let host: Awaited<ReturnType<typeof startTestHost>>
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

it('reading a notice is reported to the other tabs, whose unread count it changes (C041)', async () => {
  startSessionWith(memberTokens(1))
  host.answers((_request, respond) => respond(200, {}))
  const otherTab = new BroadcastChannel('tsudoi.notices')
  const onMessage = vi.fn<(event: Event) => void>()
  otherTab.addEventListener('message', onMessage)
  await queryClient.getMutationCache().build(queryClient, readNoticeMutation).execute('todai-fifty')
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalled())
  otherTab.close()
})
