import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { blockStorage } from '../testing/blockStorage.ts'
import { memberHost } from '../testing/memberHost.tsx'
import { recentSearches } from './recentSearches.ts'
import { SearchContainer } from './SearchContainer.tsx'

const server = memberHost()
beforeEach(() => {
  vi.useFakeTimers()
  // The lists do not matter here.
  server.use(http.get('*', () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  recentSearches.clear()
})

/** Renders the current URL, for the test. */
const Url = () => <p data-testid="url">{useLocation().pathname + useLocation().search}</p>
const url = () => screen.getByTestId('url').textContent
const field = () => screen.getByRole('combobox') as HTMLInputElement

function open(address = '/search') {
  history.replaceState(null, '', address)
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <SearchContainer />
        <Url />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000))
function change(value: string, isComposing = false) {
  // Sets the value as the browser does, so that React notices it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value)
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing }))
}

describe('the search field of the page (Q496)', () => {
  it('takes the words from the URL, and writes typed words to it after a pause', async () => {
    open('/search?q=%E7%81%AF%E5%8F%B0&channel=a')
    expect(field().value).toBe('灯台')
    change('灯台 星')
    expect(url()).toBe('/search?q=%E7%81%AF%E5%8F%B0&channel=a')
    await pause()
    expect(new URLSearchParams(url()?.split('?')[1]).get('q')).toBe('灯台 星')
    expect(url()).toContain('channel=a')
  })

  it('shows an odd or very long text of the URL as text, and searches in a browser that blocks its storage', async () => {
    const words = `<img src=x onerror=alert(1)>%\u202e${'星'.repeat(10_000)}`
    blockStorage()
    open(`/search?q=${encodeURIComponent(words)}&channel=%00`)
    await pause()
    expect(field().value).toBe(words)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText(/100文字/)).toBeTruthy()
  })

  it('does not write words to the URL that an input method has not confirmed', async () => {
    open()
    fireEvent.compositionStart(field())
    change('とうd', true)
    await pause()
    expect([url(), field().value]).toEqual(['/search', 'とうd'])
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: true })
    expect(recentSearches.read()).toEqual([])
    change('灯台', true)
    fireEvent.compositionEnd(field())
    await pause()
    expect(url()).toBe('/search?q=%E7%81%AF%E5%8F%B0')
  })

  it('announces and shows that nothing was found only among what was loaded, if the lists could not be loaded (Q495)', async () => {
    open('/search?q=%E7%81%AF%E5%8F%B0')
    await pause()
    await vi.waitFor(() => expect(screen.getByText('読みこめた中には見つかりませんでした')).toBeTruthy())
    expect(screen.getByText('灯台：読みこめた中には見つかりませんでした。')).toBeTruthy()
  })

  it('adds a search to the recent searches when the user presses Enter, and not while typing', async () => {
    open()
    change('灯台')
    await pause()
    expect(recentSearches.read()).toEqual([])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(recentSearches.read()).toEqual(['灯台'])
    expect(document.activeElement?.textContent).toBe('さがした結果')
  })

  it.each(['%', '%E0%A4%A', '<script>', '\uD800', '../..', 'a&channel=%00'])(
    'opens with the broken address ?q=%s',
    async (query) => {
      open(`/search?q=${query}`)
      await pause()
      expect(field()).toBeTruthy()
    },
  )
})
