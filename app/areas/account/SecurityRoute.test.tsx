import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as SecurityRoute } from './SecurityRoute.tsx'

const server = memberHost()
afterEach(cleanup)

const time = '2026-01-31T10:00:00Z'
const session = (deviceName: string, isCurrent = false) => ({
  sessionId: deviceName,
  deviceName,
  createTime: time,
  lastUseTime: time,
  isCurrent,
})

/** Mocks a server with three sessions, whose calls that end sessions are answered when the test says so. */
function host() {
  const calls: string[] = []
  const answers: (() => void)[] = []
  const answering = (name: string) => async () => {
    calls.push(name)
    await new Promise<void>((resolve) => answers.push(resolve))
    return HttpResponse.json({})
  }
  server.use(
    http.get('*/v1/auth/passkey', () => HttpResponse.json({ list: [] })),
    http.get('*/v1/auth/session', () =>
      HttpResponse.json({ list: ['here', 'iPad', 'Mac'].map((name) => session(name, name === 'here')) }),
    ),
    http.delete('*/v1/auth/session/iPad', answering('iPad')),
    http.delete('*/v1/auth/session/Mac', answering('Mac')),
    http.post('*/v1/auth/session/end/others', answering('others')),
  )
  /** Answers the next call, once it has arrived. */
  const answerNext = async () => {
    await waitFor(() => expect(answers).not.toEqual([]))
    answers.shift()?.()
  }
  return { calls, answerNext }
}

/** Presses a button of the page, and confirms. */
async function confirm(button: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  fireEvent.click(await screen.findByRole('button', { name: 'ログアウトさせる' }))
}

it('each session that the member ends while another one is being ended is ended after it, and announced', async () => {
  const { calls, answerNext } = host()
  render(
    <Queries>
      <MemoryRouter>
        <SecurityRoute />
      </MemoryRouter>
    </Queries>,
  )
  await confirm('iPadをログアウトさせる')
  await confirm('Macをログアウトさせる')
  await confirm(/^ほかの端末をすべて/)
  await waitFor(() => expect(calls).toEqual(['iPad']))
  await answerNext()
  expect(await screen.findByText('選んだ端末をログアウトさせました。')).toBeTruthy()
  await answerNext()
  await answerNext()
  expect(await screen.findByText('ほかの端末を、すべてログアウトさせました。')).toBeTruthy()
  expect(calls).toEqual(['iPad', 'Mac', 'others'])
  expect(queryClient.isMutating()).toBe(0)
})
