import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { WritePlace } from './WritePlace.tsx'
import type { ComposerProps, Target } from './writing.ts'

vi.mock('../areas/post/write/writingParts.ts', () => ({
  writingParts: {
    Composer: ({ target, onClose, onSaid }: ComposerProps) => {
      const send = () => {
        onSaid?.('投稿しました')
        onClose()
      }
      return (
        <>
          <button onClick={onClose}>{`composer: ${target.mode}`}</button>
          <button onClick={() => onSaid?.('送信しています')}>begin</button>
          <button onClick={send}>send</button>
        </>
      )
    },
    deletePost: () => {},
  },
}))

const Address = () => <p>{`at: ${useLocation().pathname}${useLocation().search}`}</p>
const target: Target = { type: 'ip', typeId: 'todai', mode: 'post' }
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WritePlace isOpen target={target} />
      <Address />
    </MemoryRouter>,
  )

afterEach(() => {
  cleanup()
  resetSession()
})

describe('the place where one writes (W137)', () => {
  it('is open for who comes by the link of a draft, until it is put away', async () => {
    open('/channel/todai?tab=posts&write=post')
    fireEvent.click(await screen.findByText('composer: post'))
    expect(screen.queryByText('composer: post')).toBeNull()
    expect(screen.getByText('at: /channel/todai?tab=posts')).toBeTruthy()
  })

  it('is a button for everybody else, and for a draft of another kind', async () => {
    open('/channel/todai?tab=posts&write=comment')
    expect(screen.queryByText('composer: post')).toBeNull()
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(await screen.findByText('composer: post'))
    expect(screen.getByText('at: /channel/todai?tab=posts&write=comment')).toBeTruthy()
  })

  it('has the focus again when the composer that had it is gone, and takes it from nobody before', async () => {
    open('/channel/todai?tab=posts')
    const button = () => screen.getByRole('button', { name: /タイムラインに投稿する/ })
    expect(document.activeElement).toBe(document.body)
    for (const way of ['composer: post', 'send']) {
      fireEvent.click(button())
      const last = await screen.findByText(way)
      last.focus()
      fireEvent.click(last)
      expect([way, document.activeElement]).toEqual([way, button()])
    }
  })

  it('tells a screen reader of a sending: each time one text, in a place that was there before', async () => {
    const { container } = open('/channel/todai?tab=posts')
    const place = container.querySelector('output')!
    expect(place.textContent).toBe('')
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(await screen.findByText('begin'))
    expect(place.textContent).toBe('送信しています')
    fireEvent.click(screen.getByText('send'))
    expect([place.isConnected, place.textContent, place.childNodes.length]).toEqual([true, '投稿しました', 1])
    // The next sending is told anew.
    fireEvent.click(screen.getByRole('button'))
    expect(place.textContent).toBe('')
  })

  it('keeps its room until it is known whether a member may write, and none for a guest, who never may', () => {
    const room = (isOpen: boolean | undefined) =>
      render(<WritePlace isOpen={isOpen} target={target} />, { wrapper: MemoryRouter }).container.innerHTML
    expect(room(undefined)).toBe('')
    useSession.setState({ accountId: 'acc-hikari' })
    expect(room(undefined)).toContain('data-skeleton')
    expect(room(false)).toBe('')
  })
})
