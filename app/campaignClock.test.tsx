import { whyPreorderClosed } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import { votingState } from '@tsudoi/design-system/screens/vote/voting.rules'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePreorderPage } from './areas/preorder/usePreorderPage.ts'
import { preorderQuery } from './areas/preorder/preorder.queries.ts'
import { coopVoteQuery } from './areas/vote/coopVote.queries.ts'
import { useCoopVotePage } from './areas/vote/useCoopVotePage.ts'
import { useVotePage } from './areas/vote/useVotePage.ts'
import { voteCampaignQuery } from './areas/vote/vote.queries.ts'
import { queryClient } from './queryClient.ts'
import { resetClock, setServerTime } from './time/clock.ts'
import { tokenCookies } from './session/cookies.ts'
import { useSession } from './session/sessionStore.ts'
import { memberHost, queryWrapper as Queries } from './testing/memberHost.tsx'

const server = memberHost()
const hour = 3_600_000
const truth = Date.parse('2026-03-01T12:00:00Z')
const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

const vote = (start: string, end: string) => ({
  campaign: {
    campaignId: 'a',
    ipId: 'todai',
    name: '最後の一曲',
    votingStartTime: start,
    votingEndTime: end,
    dailyAmount: 10,
  },
  targetList: [],
  totalVotedAmount: 0,
  votableAmount: 0,
  activeBonusTermExists: false,
})
const coop = (start: string, end: string) => {
  const { campaign } = vote(start, end)
  return { campaign: { ...campaign, goalAmount: 10 }, achievedAmount: 1 }
}
const preorder = (start: string, end: string) => ({
  id: 'a',
  ipId: 'todai',
  name: '灯籠の予約',
  purchaseStartTime: start,
  purchaseEndTime: end,
  categoryList: [],
})

/** The pages. Each has its answer and the text that shows whether the period has begun or ended. */
const pages = {
  'a vote (R073, W105)': {
    keep: (isMember: boolean, start: string, end: string) =>
      queryClient.setQueryData(voteCampaignQuery('a', isMember).queryKey, vote(start, end)),
    useSaid: () => {
      const { shown, screen } = useVotePage()
      return shown && votingState(shown.campaign, screen.now)
    },
  },
  'a coop vote (R077, W109)': {
    keep: (isMember: boolean, start: string, end: string) =>
      queryClient.setQueryData(coopVoteQuery('a', isMember).queryKey, coop(start, end)),
    useSaid: () => {
      const { shown, now } = useCoopVotePage()
      return shown && votingState(shown.campaign, now)
    },
  },
  'a preorder (R082, W114)': {
    keep: (isMember: boolean, start: string, end: string) =>
      queryClient.setQueryData(preorderQuery('a', isMember).queryKey, preorder(start, end)),
    useSaid: () => {
      const { shown, now } = usePreorderPage()
      if (!shown) return undefined
      const why = whyPreorderClosed(shown.preorder, now)?.title
      return why === '受付の前です' ? 'coming' : why === '受付を終えました' ? 'over' : 'open'
    },
  },
}

function Place({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <MemoryRouter initialEntries={['/a']}>
        <Routes>
          <Route path="/:id" element={children} />
        </Routes>
      </MemoryRouter>
    </Queries>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server.use(http.all('*', () => new HttpResponse(null, { status: 404 })))
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, { headers: { Date: new Date(truth).toUTCString() } })),
  )
})
afterEach(() => {
  cleanup()
  resetClock()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe.each(Object.entries(pages))('a device clock that is a day off does not affect %s', (_, page) => {
  it.each([
    ['over', 'a member', -24],
    ['over', 'a guest', -24],
    ['open', 'a guest', 24],
    ['coming', 'a member', 24],
    ['coming', 'a guest', 24],
  ])('which the page still shows as %s to %s (Q14, Q296)', async (state, who, hoursOff) => {
    const begins = { over: -9, open: -1, coming: 1 }[state] ?? 0
    const isMember = who === 'a member'
    vi.setSystemTime(truth + hoursOff * hour)
    if (isMember) setServerTime(iso(truth), Date.now())
    else {
      tokenCookies.clear()
      useSession.setState({ accountId: '' })
    }
    page.keep(isMember, iso(truth + begins * hour), iso(truth + (begins + 8) * hour))
    const { result } = renderHook(() => page.useSaid(), { wrapper: Place })
    await waitFor(() => expect(result.current).toBe(state))
  })
})
