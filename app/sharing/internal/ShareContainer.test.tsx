import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provideAreaParts, type AreaParts } from '../../composition/loadAreaParts.ts'
import { provideHostApp } from '../../platform/hostApp.ts'
import { pageAtPath } from '../../router/pageAtPath.ts'
import { PageContext } from '../../router/useCurrentPage.ts'
import { blockStorage } from '../../testing/blockStorage.ts'
import { resetClock, setServerTime } from '../../time/clock.ts'
import { provideFilmSeconds } from './currentFilmSeconds.ts'
import type { ShareOffer } from './share.types.ts'
import { ShareContainer } from './ShareContainer.tsx'
import * as pictures from './sharedPicture.ts'

vi.mock('./sharedPicture.ts', { spy: true })

let offer: ShareOffer | undefined
let at = ''
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  offer = undefined
  provideAreaParts(() => Promise.resolve({ loadShareOffer: () => Promise.resolve(offer) } as unknown as AreaParts))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  writeText.mockResolvedValue(undefined)
  document.title = '灯台放送局｜tsudoi 集い'
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
  provideHostApp(undefined)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function Place() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    at = pathname + search + hash
  }, [pathname, search, hash])
  return null
}

/** Opens the dialog over the page at an address. */
function open(entry: InitialEntry) {
  const pathname = typeof entry === 'string' ? new URL(entry, location.origin).pathname : (entry.pathname ?? '')
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Place />
      <PageContext value={pageAtPath(pathname)}>
        <ShareContainer />
      </PageContext>
    </MemoryRouter>,
  )
}
const dialog = () => screen.findByRole('dialog', { name: 'シェアする' })
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'リンク' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const status = () => screen.getByRole('status').textContent
const withSheet = (share: () => Promise<void>) => {
  const opened = vi.fn<(data: ShareData) => Promise<void>>(share)
  Object.defineProperty(navigator, 'share', { value: opened, configurable: true })
  return opened
}

describe('the share dialog (Q471)', () => {
  it('copies the address of the page’s view and says so', async () => {
    open('/channel/todai?tab=posts&utm_source=x#share')
    await dialog()
    press('リンクをコピー')
    await waitFor(() => expect(status()).toBe('コピーしました。'))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/channel/todai?tab=posts`)
    expect(screen.queryByRole('button', { name: '共有' })).toBeNull()
  })

  it('copies a hostile title’s page without a request, in a browser that blocks its storage', async () => {
    const title = `<img src=x onerror=alert(1)>\u202e${'星'.repeat(10_000)}｜tsudoi 集い`
    document.title = title
    const fetched = vi.spyOn(globalThis, 'fetch')
    const share = withSheet(() => Promise.resolve())
    blockStorage()
    open('/channel/todai#share')
    expect((await dialog()).querySelector('img')).toBeNull()
    press('リンクをコピー')
    await waitFor(() => expect(status()).toBe('コピーしました。'))
    press('共有')
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${location.origin}/channel/todai` }))
    expect(fetched).not.toHaveBeenCalled()
  })

  it('selects the address if the browser refuses to copy it', async () => {
    writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    open('/channel/todai#share')
    await dialog()
    press('リンクをコピー')
    await waitFor(() => expect(status()).toContain('コピーできませんでした'))
    expect(document.activeElement).toBe(link())
    expect(link().value.slice(link().selectionStart ?? 0, link().selectionEnd ?? 0)).toBe(
      `${location.origin}/channel/todai`,
    )
  })

  it('opens the share sheet with title and address where there is one, and says if the browser refuses', async () => {
    const opened = withSheet(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
    open('/channel/todai#share')
    await dialog()
    press('共有')
    await waitFor(() => expect(status()).toContain('共有の画面を開けませんでした'))
    expect(opened).toHaveBeenCalledWith({ title: '灯台放送局｜tsudoi 集い', url: `${location.origin}/channel/todai` })
  })

  it('says nothing when the user closes the share sheet', async () => {
    withSheet(() => Promise.reject(new DOMException('No', 'AbortError')))
    open('/channel/todai#share')
    await dialog()
    press('共有')
    await new Promise((resolve) => setTimeout(resolve))
    expect(status()).toBe('')
  })

  it('shares through the host app inside of it, by the public address of an embedded page', async () => {
    const send = vi.fn<(message: object) => void>()
    provideHostApp({ send } as never)
    open('/unity/post/ip/todai/post-1#share')
    await dialog()
    press('共有')
    const url = `${location.origin}/post/ip/todai/post-1`
    expect(send.mock.calls).toEqual([[{ type: 'share', title: '灯台放送局｜tsudoi 集い', url }]])
  })

  it('adds the film’s current moment to the address if the user wants it', async () => {
    const end = provideFilmSeconds(() => 83.7)
    open('/channel/todai/movie/film#share')
    await dialog()
    expect(link().value).toBe(`${location.origin}/channel/todai/movie/film`)
    fireEvent.click(screen.getByRole('checkbox', { name: '今の場面、1:23から再生する' }))
    expect(link().value).toBe(`${location.origin}/channel/todai/movie/film?t=83`)
    end()
  })

  it('offers no moment of a film that has not begun', async () => {
    const end = provideFilmSeconds(() => 0.4)
    open('/channel/todai/movie/film#share')
    await dialog()
    expect(screen.queryByRole('checkbox')).toBeNull()
    end()
  })

  it('shares the post whose menu was used, not the page below', async () => {
    open({
      pathname: '/channel/todai',
      search: '?tab=posts',
      hash: '#share',
      state: { shared: { path: '/post/ip/todai/post-1', title: 'こはるの投稿' } },
    })
    expect((await dialog()).textContent).toContain('こはるの投稿')
    expect(link().value).toBe(`${location.origin}/post/ip/todai/post-1`)
  })

  it.each([{ path: 'https://a.example/' }, { path: '/channel/todai', title: 5 }, 'x', null])(
    'ignores the state %j, which has another shape',
    async (shared) => {
      open({ pathname: '/channel/benio', hash: '#share', state: { shared } })
      await dialog()
      expect(link().value).toBe(`${location.origin}/channel/benio`)
    },
  )

  it('closes itself on a page that guests cannot open', async () => {
    open('/ticket/ticket-1?a=b#share')
    await waitFor(() => expect(at).toBe('/ticket/ticket-1?a=b'))
  })

  it('opens without the page’s own content if that cannot be loaded', async () => {
    provideAreaParts(() => Promise.reject(new Error('gone')))
    open('/channel/todai#share')
    await dialog()
    expect(link().value).toBe(`${location.origin}/channel/todai`)
  })
})

describe('the time to watch together in the share dialog (Q531)', () => {
  const film = '/channel/todai/movie/film'
  const time = () => screen.findByLabelText<HTMLInputElement>(/^見はじめる日時/)
  const option = () => screen.getByRole('checkbox', { name: '時刻を決めて、一緒に見る' })
  const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

  beforeEach(() => {
    offer = { canWatchTogether: true }
    setServerTime('2026-12-05T11:20:00Z', Date.now())
  })
  afterEach(resetClock)

  it('is part of the URL and of the copied sentence, with its time zone, and replaces the moment of the film', async () => {
    const end = provideFilmSeconds(() => 83.7)
    open(`${film}#share`)
    await dialog()
    fireEvent.click(option())
    type(await time(), '2026-12-05T21:30')
    await waitFor(() => expect(link().value).toBe(`${location.origin}${film}?together=2026-12-05T12%3A30Z`))
    expect(screen.queryByRole('checkbox', { name: /今の場面/ })).toBeNull()
    press('時刻とリンクをコピー')
    await waitFor(() => expect(status()).toBe('コピーしました。'))
    const text = '2026/12/05(土) 21:30（日本時間）から一緒に見ませんか。\n灯台放送局｜tsudoi 集い'
    expect(writeText).toHaveBeenCalledWith(`${text}\n${link().value}`)
    end()
  })

  it('is sent as a sentence by the share sheet, and by the host app in place of the title', async () => {
    const opened = withSheet(() => Promise.resolve())
    open(`${film}#share`)
    await dialog()
    fireEvent.click(option())
    type(await time(), '2026-12-05T21:30')
    press('共有')
    const text = expect.stringContaining('21:30（日本時間）から') as string
    const url = link().value
    expect(opened).toHaveBeenCalledWith({ title: '灯台放送局｜tsudoi 集い', url, text })
    const send = vi.fn<(message: object) => void>()
    provideHostApp({ send } as never)
    press('共有')
    expect(send.mock.calls).toEqual([[{ type: 'share', title: text, url }]])
  })

  it('is suggested for the next hour, and must be in the next 30 days before a link is copied', async () => {
    open(`${film}#share`)
    await dialog()
    fireEvent.click(option())
    expect((await time()).value).toBe('2026-12-05T21:00')
    type(await time(), '')
    await screen.findByText('日付と時刻を入力してください。')
    press('時刻とリンクをコピー')
    await waitFor(() => expect(status()).toContain('30日以内'))
    expect(writeText).not.toHaveBeenCalled()
  })

  it('is at first that of the page’s own URL, even if it has begun, and can be left out', async () => {
    open(`${film}?together=2026-12-05T11%3A00Z#share`)
    await dialog()
    expect((await time()).value).toBe('2026-12-05T20:00')
    await waitFor(() => expect(link().value).toBe(`${location.origin}${film}?together=2026-12-05T11%3A00Z`))
    fireEvent.click(option())
    expect(link().value).toBe(`${location.origin}${film}`)
  })

  it('is not offered for a page without a film that can be watched together', async () => {
    offer = undefined
    open(`${film}?together=2026-12-05T11%3A00Z#share`)
    await dialog()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(link().value).toBe(`${location.origin}${film}`)
  })
})

describe('the picture in the share dialog (Q473)', () => {
  const picture = { channel: { id: 'lemonade' }, title: 'きらめく夜', notes: ['パレード', ''] }
  const file = new File(['x'], 'tsudoi.png', { type: 'image/png' })
  const result = '/channel/lemonade/gacha/result#share'
  let revoked = vi.fn<(url: string) => void>()

  beforeEach(() => {
    offer = { path: '/channel/lemonade/gacha?gachaId=parade', title: 'パレードできらめく夜が出ました', picture }
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
    revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.mocked(pictures.drawSharedPicture).mockResolvedValue(file)
    vi.mocked(pictures.wayToSend).mockReturnValue('save')
    vi.mocked(pictures.shareOrDownload).mockResolvedValue()
  })

  it('has a description in words, can be saved in a browser that cannot share files, and is released when the dialog closes', async () => {
    open(result)
    expect((await screen.findByRole('img')).getAttribute('alt')).toBe('きらめく夜。パレード')
    expect(link().value).toBe(`${location.origin}/channel/lemonade/gacha?gachaId=parade`)
    press('画像を保存する')
    await waitFor(() => expect(status()).toBe('画像を保存しました。'))
    expect(pictures.shareOrDownload).toHaveBeenCalledWith(file, 'きらめく夜')
    cleanup()
    expect(revoked).toHaveBeenCalledWith('blob:picture')
  })

  it('with figures is described by their names and values (Q525)', async () => {
    const figures = [
      { label: '見た動画', value: '12本' },
      { label: '記録のある日', value: '40日以上' },
    ]
    offer = { path: '/channel/lemonade', title: '2026年の推し活', picture: { ...picture, figures } }
    open('/mypage/lookback?year=2026#share')
    expect((await screen.findByRole('img')).getAttribute('alt')).toBe(
      'きらめく夜。見た動画12本。記録のある日40日以上。パレード',
    )
    expect(link().value).toBe(`${location.origin}/channel/lemonade`)
  })

  it('is sent by a share sheet that accepts files, and a refusal is shown', async () => {
    vi.mocked(pictures.wayToSend).mockReturnValue('share')
    vi.mocked(pictures.shareOrDownload).mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    open(result)
    await screen.findByRole('img')
    press('画像を送る')
    await waitFor(() => expect(status()).toContain('画像を送れませんでした'))
  })

  it('cannot be saved inside the host app, and the dialog says so', async () => {
    vi.mocked(pictures.wayToSend).mockReturnValue('none')
    open(result)
    expect(await screen.findByText(/このアプリの中では、画像を保存できません/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /画像/ })).toBeNull()
  })

  it('is left out if it cannot be drawn: the link can still be shared', async () => {
    vi.mocked(pictures.drawSharedPicture).mockRejectedValue(new Error('no canvas'))
    open(result)
    expect(await screen.findByText(/画像をつくれませんでした/)).toBeTruthy()
    expect(link().value).toContain('/gacha?gachaId=parade')
  })
})
