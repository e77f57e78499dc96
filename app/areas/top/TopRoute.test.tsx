import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as TopRoute } from './TopRoute.tsx'

const server = memberHost()
afterEach(cleanup)

const channels = ['todai', 'hoshi'].map((ipId) => ({ ipId, name: ipId }))
const failed = () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })

/** Mocks a host that refuses the overviews of these channels. The others have no programme tonight. */
function refuseOverviews(...refused: string[]) {
  server.use(
    http.get('*/v2/ip', () => HttpResponse.json({ list: channels, total: channels.length })),
    http.get('*/v2/ip/overview/:id', ({ params }) =>
      refused.includes(String(params['id'])) ? failed() : HttpResponse.json({ overview: { programmeList: [] } }),
    ),
  )
}

function open() {
  render(
    <Queries>
      <MemoryRouter initialEntries={['/top']}>
        <TopRoute />
      </MemoryRouter>
    </Queries>,
  )
}
const nothingTonight = '今夜の予定はまだありません'

it('the cover page says that the programme could not be loaded, without a dialog, and not that there is none (R009)', async () => {
  refuseOverviews('todai', 'hoshi')
  open()
  const retry = await screen.findByRole('button', { name: 'もう一度読みこむ' })
  expect(screen.queryByText(nothingTonight)).toBeNull()
  expect(useErrorQueue.getState()).toMatchObject({ messages: [] })
  refuseOverviews()
  fireEvent.click(retry)
  expect(await screen.findByText(nothingTonight)).toBeTruthy()
})

it('the cover page shows the programme of the other channels if the overview of one cannot be loaded', async () => {
  refuseOverviews('todai')
  open()
  expect(await screen.findByText(nothingTonight)).toBeTruthy()
})
