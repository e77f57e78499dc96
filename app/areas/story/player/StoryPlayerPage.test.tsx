import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../../errors/errorQueue.ts'
import { queryClient } from '../../../queryClient.ts'
import { tokenCookies } from '../../../session/cookies.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { memberHost, queryWrapper as Queries } from '../../../testing/memberHost.tsx'
import { storyScriptQuery } from './player.queries.ts'
import type { StoryPlayerProps } from './StoryPlayer.tsx'
import { StoryPlayerPage } from './StoryPlayerPage.tsx'
import { NavigateContext } from '../../../shell/stableNavigate.ts'

vi.mock('./StoryPlayer.tsx', () => ({
  StoryPlayer: ({ names }: StoryPlayerProps) => <p>{`${names.lastName}・${names.firstName}`}</p>,
}))

const server = memberHost()
const address = { ipId: 'todai', storyGroupId: 'train', storyEpisodeId: 'one' }
const ip = { ipId: 'todai', name: '灯台放送局', nameLimit: 10, maxNameLength: 10 }
const left = vi.fn<(to: string) => void>()
const episodeHead = { storyEpisodeId: 'one', title: '第一話' }

/** Mocks the answer about the member's names. Returns a counter of the calls. */
function host(answer: () => Response) {
  const onRequest = vi.fn<() => void>()
  server.use(
    http.get('*/v2/story/*', () => {
      onRequest()
      return answer()
    }),
  )
  return onRequest
}

function open(isMember = true): void {
  if (!isMember) {
    tokenCookies.clear()
    useSession.setState({ accountId: '' })
  }
  queryClient.setQueryData(storyScriptQuery(address, isMember).queryKey, {
    storyGroup: { storyGroupId: 'train', ipId: 'todai', ipName: '灯台', name: '始発', genre: 'MAIN' },
    episode: episodeHead,
    script: { characterList: [], sceneList: [] },
  } as never)
  renderPage()
}

function renderPage(): void {
  render(
    <Queries>
      <NavigateContext value={left}>
        <MemoryRouter initialEntries={['/todai/train/one']}>
          <Routes>
            <Route
              path="/:channelId/:storyGroupId/:storyEpisodeId"
              element={<StoryPlayerPage form="PORTRAIT" named={{ lastName: '早瀬', firstName: '小春' }} />}
            />
          </Routes>
        </MemoryRouter>
      </NavigateContext>
    </Queries>,
  )
}

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the reader’s names in a story (R062, R063, C106, X8)', () => {
  it('are the names that the member has registered, whatever names the URL contains', async () => {
    host(() => HttpResponse.json({ ip, lastName: '星野', firstName: 'ひかり' }))
    open()
    expect(await screen.findByText(/・/)).toHaveProperty('textContent', '星野・ひかり')
  })

  it('are the names in the URL if the member has registered none', async () => {
    host(() => HttpResponse.json({ ip }))
    open()
    expect(await screen.findByText(/・/)).toHaveProperty('textContent', '早瀬・小春')
  })

  it('are the names in the URL, without an error, if the registered names cannot be loaded', async () => {
    host(() => HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 }))
    open()
    expect(await screen.findByText(/・/)).toHaveProperty('textContent', '早瀬・小春')
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  it('are the names in the URL for a guest, for whom the player sends no call to the server', async () => {
    const onRequest = host(() => HttpResponse.json({}))
    open(false)
    expect(await screen.findByText(/・/)).toHaveProperty('textContent', '早瀬・小春')
    expect(onRequest).not.toHaveBeenCalled()
  })
})

describe('the page of an episode that fails to load (W094, W095)', () => {
  const frames: FrameRequestCallback[] = []
  let buttons: { pressed: boolean }[] = []
  const pressPad = (button: number) => {
    for (const held of [button, undefined]) {
      buttons = Array.from({ length: 17 }, (_, at) => ({ pressed: at === held }))
      act(() => frames.splice(0).forEach((run) => run(0)))
    }
  }
  /** Mocks a failing server. Returns a counter of the calls. */
  const hostInTrouble = () => {
    const onRequest = vi.fn<() => void>()
    server.use(
      http.get(/\/v2\/story\/group\//, () => {
        onRequest()
        return HttpResponse.json({ code: 500 }, { status: 500 })
      }),
      http.get(/\/v2\/story\/ip\//, () => HttpResponse.json({ ip })),
    )
    return onRequest
  }

  beforeEach(() => {
    Object.assign(navigator, { getGamepads: () => [{ index: 0, buttons }] })
    frames.length = 0
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  })

  it('sends its call again when the user presses button A of a gamepad, without focusing the retry button first', async () => {
    const onRequest = hostInTrouble()
    renderPage()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('もう一度読みこむ'))
    pressPad(0)
    await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('もう一度読みこむ'))
  })

  it.each([
    { by: 'B of a pad', press: () => pressPad(1) },
    { by: 'Escape', press: () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })) },
  ])('returns to the story’s page when the user closes the episode by $by', async ({ press }) => {
    hostInTrouble()
    renderPage()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('もう一度読みこむ'))
    act(press)
    expect(left).toHaveBeenCalledExactlyOnceWith('/channel/todai/story/train')
  })
})
