import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { heartbeatQuery, waitingRoomQuery } from './livetalk.queries.ts'

const server = memberHost()
const environment = '*/v2/livetalk/environment'

it('the call page polls the waiting room at the interval that the server sets (C142, C149)', async () => {
  const key = { role: 'MEMBER', token: 'key', expireTime: '2026-02-01T11:05:00Z' }
  const answer = {
    iceServers: [],
    expireTime: '2026-02-01T11:05:00Z',
    signallingUrl: '/v2/livetalk/signalling',
    browserList: [],
    uplinkKbps: 800,
    heartbeatSeconds: 7,
    rehearsal: { channelId: 'rehearsal', room: key },
  }
  server.use(http.get(environment, () => HttpResponse.json(answer)))
  const seconds = await queryClient.fetchQuery(heartbeatQuery)
  expect(waitingRoomQuery('pier', 'slot-1', seconds).refetchInterval).toBe(7_000)
})

it('the call page polls the waiting room at the default interval, without an error dialog, if the interval cannot be loaded (C149)', async () => {
  server.use(http.get(environment, () => HttpResponse.error()))
  await expect(queryClient.fetchQuery(heartbeatQuery)).rejects.toBeInstanceOf(ApiError)
  expect(waitingRoomQuery('pier', 'slot-1', undefined).refetchInterval).toBeGreaterThan(0)
  expect(useErrorQueue.getState().messages).toEqual([])
})
