import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { countOpenCall } from '../../api/openCalls.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { raise } from '../../errors/raise.ts'
import { unreadNoticeCountQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useReadNotice } from './useReadNotice.ts'

vi.mock('../../api/openCalls.ts', { spy: true })
vi.mock('../../errors/raise.ts', { spy: true })

const server = memberHost()
const open = () => renderHook(() => useReadNotice('fifty', true), { wrapper: queryWrapper })

describe('opening a notice (R035, C041)', () => {
  it('marks the notice as read, and refetches the number of unread notices', async () => {
    queryClient.setQueryData(unreadNoticeCountQuery.queryKey, { noticeUnreadCount: 3 })
    const read: string[] = []
    server.use(
      http.post('*/v2/notice/:id/read', ({ params }) => {
        read.push(String(params.id))
        return HttpResponse.json({})
      }),
    )
    open()
    await waitFor(() => expect(queryClient.getQueryState(unreadNoticeCountQuery.queryKey)?.isInvalidated).toBe(true))
    expect(read).toEqual(['fifty'])
  })

  it('shows no error if the call that marks the notice as read fails', async () => {
    server.use(
      http.post('*/v2/notice/:id/read', () =>
        HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 }),
      ),
    )
    open()
    await waitFor(() => expect(raise).toHaveBeenCalledOnce())
    expect(useErrorQueue.getState().messages).toEqual([])
    expect(countOpenCall).not.toHaveBeenCalled()
  })
})
