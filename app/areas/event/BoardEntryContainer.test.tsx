import { render, screen, waitFor } from '@testing-library/react'
import { handlersFor } from '@tsudoi/contracts/msw'
import { expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { BoardEntryContainer } from './BoardEntryContainer.tsx'

const server = memberHost()

it('the dialog of a board entry shows that the board has closed, and no error dialog opens (E055, W128, C033)', async () => {
  server.use(...handlersFor('event.getBbsEntry', 'UnavailableChatPeriod'))
  render(
    <BoardEntryContainer id="entry-1" channelId="todai" page="/event/harbour/episode/night" onClose={() => {}} />,
    {
      wrapper: queryWrapper,
    },
  )
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('掲示板を読める期間ではありません'))
  expect(useErrorQueue.getState().messages).toEqual([])
})
