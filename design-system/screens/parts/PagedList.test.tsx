// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ready } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { PagedList } from './PagedList.tsx'

const list = (items: string[], more: Paged<string>['more']) => (
  <PagedList
    of={{ items: ready(items), more, onMore: () => undefined }}
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

afterEach(cleanup)

describe('the end of a list', () => {
  it('takes the focus when the button that asked for it goes', () => {
    const { rerender } = render(list(['一'], 'idle'))
    press()
    rerender(list(['一'], 'loading'))
    rerender(list(['一', '二'], 'none'))
    expect(focused()).toBe(screen.getByRole('status'))
    expect(focused()?.textContent).toBe('2件を表示中')
  })

  it('leaves the focus alone where it is elsewhere', () => {
    const { rerender } = render(list(['一'], 'idle'))
    press()
    act(() => screen.getByRole('button').blur())
    rerender(list(['一', '二'], 'none'))
    expect(focused()).toBe(globalThis.document.body)
  })

  it('leaves the focus on the button as long as there is more', () => {
    const { rerender } = render(list(['一'], 'idle'))
    press()
    rerender(list(['一'], 'loading'))
    rerender(list(['一', '二'], 'idle'))
    expect(focused()).toBe(screen.getByRole('button', { name: /^もっと見る/ }))
  })
})
