// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ready } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { LongList } from './LongList.tsx'
import { PagedList } from './PagedList.tsx'

const list = (items: string[], more: Paged<string>['more']) => (
  <PagedList
    paged={{ items: ready(items), more, onMore: () => undefined }}
    label="読みこみ中"
    skeleton={null}
    empty={null}
  >
    {(all) => all.map((item) => <p key={item}>{item}</p>)}
  </PagedList>
)
const focused = () => globalThis.document.activeElement
const press = () => {
  const button = screen.getByRole('button', { name: /^もっと見る/ })
  act(() => button.focus())
  fireEvent.click(button)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the end of a paginated list', () => {
  it('takes the focus when the “more” button, which had the focus, disappears', () => {
    const { rerender } = render(list(['一'], 'idle'))
    press()
    rerender(list(['一'], 'loading'))
    rerender(list(['一', '二'], 'none'))
    expect(focused()).toBe(screen.getByRole('status'))
    expect(focused()?.textContent).toBe('2件を表示中')
  })

  it('does not take the focus when the focus is elsewhere', () => {
    const { rerender } = render(list(['一'], 'idle'))
    press()
    act(() => screen.getByRole('button').blur())
    rerender(list(['一', '二'], 'none'))
    expect(focused()).toBe(globalThis.document.body)
  })

  it('leaves the focus on the “more” button while the list has more pages', () => {
    const { rerender } = render(list(['一'], 'idle'))
    press()
    rerender(list(['一'], 'loading'))
    rerender(list(['一', '二'], 'idle'))
    expect(focused()).toBe(screen.getByRole('button', { name: /^もっと見る/ }))
  })
})

describe('a list that loads pages while the user scrolls', () => {
  it('requests the next page once the rows of the last page are rendered, and not while they are being rendered', async () => {
    // A fake IntersectionObserver that reports every observed element as near the viewport.
    class Near {
      observe: () => void
      disconnect = () => undefined
      constructor(say: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => say([{ isIntersecting: true }])
      }
    }
    vi.stubGlobal('IntersectionObserver', Near)
    const rowsAtRequest: number[] = []
    const onMore = () => rowsAtRequest.push(screen.getAllByRole('listitem').length)
    const row = ({ id }: { id: string }) => id
    const paged = (count: number, more: Paged<unknown>['more']) => {
      const items = Array.from({ length: count }, (_, at) => ({ id: `row-${at}` }))
      return (
        <PagedList
          paged={{ items: ready(items), more, onMore }}
          label="読みこみ中"
          skeleton={null}
          empty={null}
          isEndless
        >
          {(all) => (
            <LongList items={all} row="" rowHeight="">
              {row}
            </LongList>
          )}
        </PagedList>
      )
    }
    const { rerender } = render(paged(20, 'idle'))
    await act(async () => rerender(paged(20, 'loading')))
    await act(async () => rerender(paged(40, 'idle')))
    expect(rowsAtRequest).toEqual([20, 40])
  })
})
