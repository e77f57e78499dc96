import { callNamed } from '@tsudoi/contracts/cases'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { reportDraft } from './reportDraft.ts'
import { ReportContainer } from './ReportContainer.tsx'

const server = memberHost()
beforeAll(loadErrorTexts)
afterEach(cleanup)

/** Sends a report about a post to a server that answers once `answer` is called. */
async function sendReport(response: () => Response) {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const sent: string[] = []
  server.use(
    http.get('*/v2/report/reason', () =>
      HttpResponse.json({ lists: [{ reasonId: 'spam', text: '宣伝', needsComment: false }] }),
    ),
    http.all('*/v2/report', async ({ request }) => {
      sent.push(request.method)
      await promise
      return response()
    }),
  )
  const view = (open: boolean) => (
    <Queries>
      <ReportContainer
        target={{ targetType: 'POST', targetId: 'post-1' }}
        nickName="はる"
        open={open}
        onClose={() => undefined}
      />
    </Queries>
  )
  const { rerender, unmount } = render(view(true))
  fireEvent.click(await screen.findByRole('radio', { name: '宣伝' }))
  fireEvent.click(screen.getByRole('button', { name: /^報告を送る/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  return { answer, close: () => rerender(view(false)), unmount }
}

const dialogs = () => useErrorQueue.getState().messages
const { full } = callNamed('report.createReport').cases
const done = () => HttpResponse.json((full as { answer: object }).answer)
const refused = () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })

it.each(['close', 'unmount'] as const)(
  'a report whose dialog is gone (%s) before the answer leads to a dialog that says that it was received (S072, Q549)',
  async (leave) => {
    const host = await sendReport(done)
    host[leave]()
    host.answer()
    await waitFor(() => expect(dialogs()).toMatchObject([{ title: '報告を受けつけました' }]))
    expect(reportDraft.read('post-1').reasonId).toBe('')
  },
)

it('a report whose dialog is gone before the refusal leads to a dialog that says so, and the draft is kept (S072, Q549)', async () => {
  const host = await sendReport(refused)
  host.close()
  host.answer()
  await waitFor(() => expect(dialogs()).toMatchObject([{ title: '報告を送れませんでした' }]))
  expect(reportDraft.read('post-1').reasonId).toBe('spam')
})

it('a report whose dialog is still open says in it that it was received, and opens no other dialog (S072, Q549)', async () => {
  const host = await sendReport(done)
  host.answer()
  await screen.findByRole('dialog', { name: '報告を受けつけました' })
  expect(dialogs()).toEqual([])
})
