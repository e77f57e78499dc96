import { cleanup, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { memberHost, queryWrapper as Queries } from '../testing/memberHost.tsx'
import { resetClock, setServerTime } from '../time/clock.ts'
import { NextDeadlineContainer } from './NextDeadlineContainer.tsx'

const server = memberHost()
afterEach(() => {
  cleanup()
  resetClock()
})

const seek = { hasNext: false }
const empty = { list: [], total: 0, lottery: [], hasNext: false, tickets: [], videos: [], movies: [], seek }

function open() {
  setServerTime('2026-01-31T10:00:00Z', Date.now())
  render(
    <Queries>
      <MemoryRouter>
        <NextDeadlineContainer />
      </MemoryRouter>
    </Queries>,
  )
}

it('the next deadline is requested only after the content of the home page has loaded', async () => {
  const asked: string[] = []
  server.use(
    http.get('*', ({ request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json(empty)
    }),
  )
  let finish = () => {}
  const content = queryClient.fetchQuery({
    queryKey: ['the content'],
    queryFn: () => new Promise<string>((resolve) => (finish = () => resolve('loaded'))),
  })
  open()
  expect(queryClient.isFetching()).toBe(1)
  expect(asked).toEqual([])
  finish()
  await content
  expect(await screen.findByText('期限のあるものはありません。')).toBeTruthy()
  expect(asked).toEqual(['/hosts/app/v2/me/deadlines'])
})

it('the home page does not claim that there are no deadlines if a list has failed', async () => {
  server.use(
    http.get('*/v2/me/deadlines', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/v2/present', () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })),
    http.get('*', () => HttpResponse.json(empty)),
  )
  open()
  expect(await screen.findByText(/一部の期限を読みこめていません/)).toBeTruthy()
  expect(screen.queryByText('期限のあるものはありません。')).toBeNull()
})
