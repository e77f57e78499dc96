// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CoinBalance, type Balance } from '../components/CoinBalance.tsx'
import { loading, ready, type Loadable } from '../loadable.ts'
import { DraftList } from './post/write/DraftList.tsx'
import { LazyConfirmation } from './parts/LazyConfirmation.tsx'
import { MediaTrayList } from './post/write/parts/MediaTrayList.tsx'
import type { MediaTrayItem } from './post/write/write.types.ts'
import { CardListScreen } from './purchase/CardListScreen.tsx'

afterEach(cleanup)

const hasFocus = (element?: Element) => element?.ownerDocument.activeElement === element
const rows = () => screen.getAllByRole('listitem')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => {
  act(() => button(name).focus())
  fireEvent.click(button(name))
}

const picture = (id: string): MediaTrayItem => ({ id, kind: 'image', name: `${id}.jpg`, state: 'ready', alt: '' })

/** A stateful media tray, as in the post composer. */
function Tray({ first }: { first: readonly MediaTrayItem[] }) {
  const [items, setItems] = useState(first)
  const noop = () => {}
  return (
    <form>
      <textarea aria-label="本文" />
      <MediaTrayList
        items={items}
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        onMove={() => setItems(items.toReversed())}
        onRetry={(id) => setItems(items.map((item) => (item.id === id ? { ...item, state: 'sending' } : item)))}
        onCancel={noop}
        onDescribe={noop}
      />
    </form>
  )
}

describe('the focus in the media tray of the composer', () => {
  it('moves to the next picture after the user removes one, then to the previous one, and finally to the text', async () => {
    render(<Tray first={['a', 'b', 'c'].map(picture)} />)
    press('2枚目の写真を外す')
    await Promise.resolve()
    expect(hasFocus(rows()[1])).toBe(true)
    press('2枚目の写真を外す')
    await Promise.resolve()
    expect(hasFocus(rows()[0])).toBe(true)
    press('1枚目の写真を外す')
    await Promise.resolve()
    expect(hasFocus(screen.getByRole('textbox', { name: '本文' }))).toBe(true)
  })

  it.each([
    ['前へ', '2枚目の写真を前へ', 0],
    ['後ろへ', '1枚目の写真を後ろへ', 1],
  ])('stays on a picture that the user has moved as far as possible with the button %s', async (_way, name, at) => {
    render(<Tray first={['a', 'b'].map(picture)} />)
    press(name)
    await Promise.resolve()
    expect(hasFocus(rows()[at])).toBe(true)
  })

  it('is not moved by the tray when the whole composer unmounts', async () => {
    const view = (isOpen: boolean) => (
      <main>
        <h1>投稿</h1>
        {isOpen && <Tray first={['a', 'b'].map(picture)} />}
      </main>
    )
    const { rerender } = render(view(true))
    screen.getByRole('textbox', { name: /^1枚目の写真の説明/ }).focus()
    rerender(view(false))
    await Promise.resolve()
    expect(hasFocus(screen.getByRole('heading', { level: 1 }))).toBe(false)
  })

  it('stays on a picture whose upload the user retries', async () => {
    render(<Tray first={[{ ...picture('a'), state: 'failed' }]} />)
    press(/^もう一度送る/)
    await Promise.resolve()
    expect(hasFocus(rows()[0])).toBe(true)
  })
})

describe('the focus in the list of registered cards', () => {
  const view = (ids: readonly string[]) => (
    <main>
      <CardListScreen
        viewer="member"
        cards={ready(ids.map((id) => ({ id, brand: 'VISA', lastFour: id, expiry: '203012' })))}
        now="2026-01-31T12:00:00Z"
        onDelete={() => {}}
        hrefs={{ login: '/', signUp: '/', add: '/', back: '/' }}
      />
    </main>
  )

  it('moves to the next card after the user deletes one, and to the heading after the last one', async () => {
    const { rerender } = render(view(['1111', '2222']))
    screen.getAllByRole('button', { name: /1111を削除/ })[0]?.focus()
    rerender(view(['2222']))
    await Promise.resolve()
    expect(hasFocus(rows()[0])).toBe(true)
    screen.getAllByRole('button', { name: /2222を削除/ })[0]?.focus()
    rerender(view([]))
    await Promise.resolve()
    expect(hasFocus(screen.getByRole('heading', { level: 1 }))).toBe(true)
  })
})

/** A list of drafts that can be discarded. */
function Drafts() {
  const [ids, setIds] = useState(['a', 'b'])
  const draft = { mode: 'post', text: '下書き', media: 0, time: '2026-01-30T12:00:00Z' } as const
  return (
    <main>
      <h1>マイページ</h1>
      <DraftList
        drafts={ids.map((id) => ({ ...draft, id }))}
        now="2026-01-31T12:00:00Z"
        onCopy={() => {}}
        onDiscard={(gone) => setIds(ids.filter((id) => id !== gone))}
      />
    </main>
  )
}

it('the list of drafts moves the focus to the next draft after the user discards one, and to the heading after the last one', async () => {
  render(<Drafts />)
  const discard = async () => {
    const asking = screen.getAllByRole('button', { name: '捨てる' })[0]
    asking?.focus()
    if (asking) fireEvent.click(asking)
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: '捨てる' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await discard()
  await waitFor(() => expect(hasFocus(rows()[0])).toBe(true))
  await discard()
  await waitFor(() => expect(hasFocus(screen.getByRole('heading', { level: 1 }))).toBe(true))
})

/** A list of two rows. The button of the first row disappears once its question is answered; the row remains. */
function Answered() {
  const [state, setState] = useState<'new' | 'asked' | 'done'>('new')
  return (
    <main>
      <h1>一覧</h1>
      <ul>
        <li tabIndex={-1}>{state !== 'done' && <button onClick={() => setState('asked')}>受け取る</button>}</li>
        <li tabIndex={-1}>次</li>
      </ul>
      <LazyConfirmation
        open={state === 'asked'}
        title="受け取りますか"
        confirm={{ label: 'はい', onPress: () => setState('done') }}
        cancel={{ label: 'いいえ', onPress: () => setState('new') }}
      />
    </main>
  )
}

it('a row of a list takes the focus when its pressed button disappears after the server’s answer', async () => {
  render(<Answered />)
  press('受け取る')
  fireEvent.click(await screen.findByRole('button', { name: 'はい' }))
  await waitFor(() => expect(hasFocus(rows()[0])).toBe(true))
})

it('the page’s heading takes the focus when the user retries the coin balance, because its button disappears', async () => {
  const view = (balance: Loadable<Balance>) => (
    <main>
      <h1>ガチャ</h1>
      <CoinBalance balance={balance} />
    </main>
  )
  const failure = { title: '所持コインを読みこめませんでした。' }
  const { rerender } = render(view({ state: 'failed', failure, onRetry: () => {} }))
  press('もう一度読みこむ')
  rerender(view(loading))
  await Promise.resolve()
  expect(hasFocus(screen.getByRole('heading', { level: 1 }))).toBe(true)
})
