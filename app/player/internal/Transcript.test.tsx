import type { PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { initialView } from './playerView.mappers.ts'
import { copiedLine, Transcript, type TranscriptProps } from './Transcript.tsx'

const copied = vi.hoisted(() => vi.fn<(text: string) => Promise<boolean>>())
vi.mock('../../platform/copyText.ts', () => ({ copyText: copied }))

const cue = (startTime: number, text: string) => ({ startTime, endTime: startTime + 4, text })
const track = (label: string, language: string, cues: object[]) =>
  Object.assign(new EventTarget(), { kind: 'subtitles', label, language, mode: 'disabled', cues })

/** A video with a Japanese and an English track. */
function twoLanguages() {
  const tracks = [
    track('日本語', 'ja', [cue(0, '<v 汐里>潮が満ちる'), cue(83, '灯台の<b>光</b>')]),
    track('English', 'en', [cue(0, 'The tide is rising')]),
  ]
  const textTracks = Object.assign(new EventTarget(), tracks)
  Object.defineProperty(textTracks, Symbol.iterator, { value: () => tracks[Symbol.iterator]() })
  return { video: Object.assign(document.createElement('div'), { textTracks }), tracks, textTracks }
}

const film = { id: 'video-1', title: '港の明け方', channelName: '灯台放送局', type: 'ONDEMAND' } as const
const view: PlayerView = {
  ...initialView(film, 0),
  stage: { is: 'video', playback: 'playing' },
  span: { start: 0, end: 120 },
  captions: [
    { id: '0', label: '日本語', language: 'ja' },
    { id: '1', label: 'English', language: 'en' },
    { id: '2', label: '日本語', language: 'ja' },
  ],
}

function open(more: Partial<TranscriptProps> = {}) {
  const { video, ...rest } = twoLanguages()
  const props: TranscriptProps = {
    video: { current: video as unknown as HTMLVideoElement },
    view,
    canShareMoment: true,
    onSeek: vi.fn<TranscriptProps['onSeek']>(),
    reload: vi.fn<TranscriptProps['reload']>(async () => {}),
    onClose: () => {},
    ...more,
  }
  const rendered = render(<Transcript {...props} />)
  return {
    ...rest,
    ...rendered,
    props,
    show: (next: PlayerView) => rendered.rerender(<Transcript {...props} view={next} />),
  }
}

beforeEach(() => {
  copied.mockReset().mockResolvedValue(true)
  vi.stubGlobal('HTMLTrackElement', { LOADED: 2 })
  history.replaceState(null, '', '/channel/todai/movie/a')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the transcript of the player (Q520)', () => {
  it('shows the captions without tags, and a press seeks to the start of the line', () => {
    const { props } = open()
    fireEvent.click(screen.getByRole('button', { name: /^1:23\s*灯台の光$/ }))
    expect(props.onSeek).toHaveBeenCalledWith(83)
    expect(screen.getByText('汐里')).toBeTruthy()
  })

  it('marks the current line, and only that', () => {
    const { show } = open()
    const current = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-current'))
    expect(current()).toEqual(['true', null])
    show({ ...view, place: 100 })
    expect(current()).toEqual([null, 'true'])
  })

  it('offers each language once, and shows the captions of the chosen language', () => {
    open()
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false])
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(screen.getByText('The tide is rising')).toBeTruthy()
    expect(screen.queryByText('潮が満ちる')).toBeNull()
  })

  it('begins with the language that the player shows', () => {
    open({ view: { ...view, captionId: '1' } })
    expect(screen.getByText('The tide is rising')).toBeTruthy()
  })

  it('copies a line with the address of its moment, and says so', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: '1:23の行をコピー' }))
    expect(await screen.findByText('1:23の行をコピーしました')).toBeTruthy()
    expect(copied).toHaveBeenCalledWith(`1:23 灯台の光\n${location.origin}/channel/todai/movie/a?t=83`)
  })

  it.each([
    ['a running premiere', { view: { ...view, kind: 'premiere', place: 100 } as const }],
    ['a live broadcast', { view: { ...view, kind: 'live', place: 100 } as const }],
    ['a video whose moments cannot be shared', { canShareMoment: false }],
  ])('copies a line of %s without a moment', (_what, more) => {
    open(more)
    fireEvent.click(screen.getByRole('button', { name: '1:23の行をコピー' }))
    expect(copied).toHaveBeenCalledWith(`1:23 灯台の光\n${location.origin}/channel/todai/movie/a`)
  })

  it('says that a line could not be copied', async () => {
    copied.mockResolvedValue(false)
    open()
    fireEvent.click(screen.getByRole('button', { name: '0:00の行をコピー' }))
    expect(await screen.findByText(/^コピーできません/)).toBeTruthy()
  })

  it('shows captions that failed to load, and loads them again at a press', async () => {
    const { props, tracks, textTracks } = open()
    tracks.splice(0, 1)
    act(() => void textTracks.dispatchEvent(new Event('removetrack')))
    expect(screen.getByRole('alert').textContent).toContain('字幕を読みこめませんでした')
    fireEvent.click(screen.getByRole('button', { name: 'もう一度読みこむ' }))
    expect(props.reload).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  })
})

it('the text that is copied for a line contains its time, its speaker and a URL (Q520)', () => {
  const line = { id: '1', start: 3_723, end: 3_725, speaker: '汐里', text: 'おはよう' }
  expect(copiedLine(line, 'https://tsudoi.example/a?t=3723')).toBe(
    '1:02:03 汐里：おはよう\nhttps://tsudoi.example/a?t=3723',
  )
  expect(copiedLine({ ...line, speaker: undefined }, undefined)).toBe('1:02:03 おはよう')
})
