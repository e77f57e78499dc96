import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import { QueryObserver } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { VideoPlayerProps } from '../../player/player.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { ChannelVideoPlayer } from './ChannelVideoPlayer.tsx'
import { videoQuery } from './video.queries.ts'

/** The props of the player, which this test replaces. */
const player = vi.hoisted(() => ({ props: undefined as VideoPlayerProps | undefined }))
vi.mock('../../player/player.ts', async (load) => ({
  ...(await load<object>()),
  Player: (props: VideoPlayerProps) => {
    player.props = props
    return null
  },
}))

const server = memberHost()
afterEach(cleanup)

const names = { videoId: 'live', title: '港の明け方', ipName: '灯台放送局' }
const video = { ...names, type: 'LIVE', startTime: '2026-01-31T12:00:00Z' } as WireVideo

it('the player has the video read again if the server says that it has not started, because its start may have been moved (C121, W087)', async () => {
  const read = vi.fn<() => void>()
  server.use(
    http.get('*/v2/video/live', () => {
      read()
      return HttpResponse.error()
    }),
    http.get('*/v2/video/live/PLAY', () => HttpResponse.json({ messageCode: 'OutOfTerm', code: 400 }, { status: 400 })),
  )
  queryClient.setQueryData(videoQuery('live', true).queryKey, { item: video })
  onTestFinished(new QueryObserver(queryClient, videoQuery('live', true)).subscribe(() => {}))
  render(<ChannelVideoPlayer video={video} source="PLAY" />, {
    wrapper: ({ children }) => (
      <Queries>
        <MemoryRouter>{children}</MemoryRouter>
      </Queries>
    ),
  })
  expect(read).not.toHaveBeenCalled()
  await expect(player.props?.loadSource(false)).rejects.toMatchObject({ messageCode: 'OutOfTerm' })
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
})
