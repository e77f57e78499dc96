import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setOffline } from '../connection/connection.ts'
import type { TogetherTopicState, TopicService } from '../realtime/topicPort.ts'
import { TogetherContainer, type TogetherHostProps } from './TogetherContainer.tsx'

const host = vi.hoisted(() => ({
  follow: vi.fn<TopicService['follow']>(),
  wave: vi.fn<TopicService['wave']>(),
}))
vi.mock('../realtime/hostTopics.ts', () => ({ hostTopics: host }))

let send: (news: TogetherTopicState) => void
let signal: AbortSignal

beforeEach(() => {
  host.follow.mockImplementation((_topic, onNews, ends) => {
    send = onNews
    signal = ends
    return new Promise(() => {})
  })
  host.wave.mockResolvedValue(undefined)
})
afterEach(() => {
  cleanup()
  setOffline(false)
  vi.clearAllMocks()
})

const startAt = '2026-12-05T12:00:00Z'
const path = '/channel/todai/movie/film'
const shown = { kind: 'together', isFullScreen: false, isIdle: false } as const
const room = { ...shown, stage: { is: 'room', startTime: startAt } } as const
const playing = { ...shown, stage: { is: 'video', playback: 'playing' } } as const

function open(props: Partial<TogetherHostProps> = {}) {
  const all: TogetherHostProps = {
    link: { is: 'at', startAt },
    video: { id: 'film', title: '深夜便', seconds: 1_452 },
    isSupported: true,
    view: room,
    ...props,
  }
  const page = (more: Partial<TogetherHostProps> = {}) => (
    <MemoryRouter initialEntries={[`${path}?list=past&together=2026-12-05T12%3A00Z`]}>
      <TogetherContainer {...all} {...more} />
    </MemoryRouter>
  )
  const { rerender } = render(page())
  return { change: (more: Partial<TogetherHostProps>) => rerender(page(more)) }
}
const group = () => screen.queryByRole('group', { name: 'ペンライトを振る' })
const alone = (name = 'ひとりで見る') => screen.getByRole('link', { name }).getAttribute('href')

describe('the panel of a link to watch together (Q531)', () => {
  it('shows before the start the time in Japan and the number of waiting viewers', () => {
    open()
    expect(screen.getByText('21:00から一緒に見る')).toBeTruthy()
    expect(host.follow.mock.calls[0]?.[0]).toEqual({ videoId: 'film', startAt })
    act(() => send({ viewerCount: 3, penlights: {} }))
    expect(screen.getByText('いま3人で待っています。')).toBeTruthy()
    expect(alone('いま、ひとりで見る')).toBe(`${path}?list=past`)
  })

  it('has buttons by which the user waves penlights for the others while all watch', async () => {
    const { change } = open()
    change({ view: playing })
    act(() => send({ viewerCount: 2, penlights: {} }))
    expect(screen.getByText('いま2人で見ています。')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '青のペンライトを振る' }))
    await waitFor(() => expect(host.wave).toHaveBeenCalledWith({ videoId: 'film', startAt }, 'BLUE'))
    expect(host.follow).toHaveBeenCalledOnce()
  })

  it('shows the penlights of the others over the film in full screen, and how many watch while the controls are shown (Q533)', () => {
    const frame = document.body.appendChild(document.createElement('section'))
    Object.defineProperty(document, 'fullscreenElement', { value: frame, configurable: true })
    const { change } = open({ view: { ...playing, isFullScreen: true } })
    act(() => send({ viewerCount: 2, penlights: {} }))
    act(() => send({ viewerCount: 2, penlights: { BLUE: 3 } }))
    expect([frame.querySelectorAll('svg').length, frame.textContent]).toEqual([3, 'いま2人で見ています。'])
    change({ view: { ...playing, isFullScreen: true, isIdle: true } })
    expect([frame.querySelectorAll('svg').length, frame.textContent]).toEqual([3, ''])
    change({ view: playing })
    expect(frame.childElementCount).toBe(0)
    frame.remove()
    Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true })
  })

  it('says after the end that the joint viewing is over, offers to watch alone, and closes the connection', () => {
    const { change } = open({ view: playing })
    expect(signal.aborted).toBe(false)
    change({ view: { ...playing, kind: 'onDemand' } })
    expect(screen.getByText('一緒に見る時間は終わりました')).toBeTruthy()
    expect([signal.aborted, alone(), group()]).toEqual([true, `${path}?list=past`, null])
  })

  it.each([
    ['a time that cannot be read', { link: { is: 'unreadable' } }, /読みとれませんでした/],
    ['a time too far away', { link: { is: 'tooFar' } }, /24時間より前か、30日より先/],
    ['a video without a position to share', { isSupported: false }, /一緒に見ることができません/],
  ] as const)('says why the video plays as usual for %s, and opens no connection', (_what, props, text) => {
    open({ ...props, view: { ...shown, stage: { is: 'poster', why: 'asked' }, kind: 'onDemand' } })
    expect(screen.getByText(text)).toBeTruthy()
    expect(alone()).toBe(`${path}?list=past`)
    expect(host.follow).not.toHaveBeenCalled()
  })

  it('shows neither viewers nor penlights if the server does not relay them', async () => {
    host.follow.mockRejectedValue(new Error('NotFound'))
    open({ view: playing })
    await waitFor(() => expect(host.follow).toHaveBeenCalled())
    expect([group(), screen.queryByText(/^いま/)]).toEqual([null, null])
  })

  it('shows nothing of the others while offline, and follows them again when the network is back', () => {
    open({ view: playing })
    act(() => send({ viewerCount: 2, penlights: {} }))
    expect(group()).not.toBeNull()
    act(() => setOffline(true))
    expect([group(), screen.queryByText(/いま2人/), signal.aborted]).toEqual([null, null, true])
    act(() => setOffline(false))
    act(() => send({ viewerCount: 4, penlights: {} }))
    expect(screen.getByText('いま4人で見ています。')).toBeTruthy()
  })
})
