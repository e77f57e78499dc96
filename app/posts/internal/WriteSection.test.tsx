import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { postDrafts } from './postDrafts.ts'
import { WriteSection } from './WriteSection.tsx'
import type { ComposerProps, WritingTarget } from './writing.types.ts'

vi.mock('./write/writingParts.ts', () => ({
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
const target: WritingTarget = { type: 'ip', typeId: 'todai', mode: 'post' }
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WriteSection isOpen target={target} />
      <Address />
    </MemoryRouter>,
  )

afterEach(() => {
  cleanup()
  resetSession()
})

describe('the section with the write button and the composer (W137)', () => {
  it('opens the composer for a draft’s link until the user closes it', async () => {
    open('/channel/todai?tab=posts&write=post')
    fireEvent.click(await screen.findByText('composer: post'))
    expect(screen.queryByText('composer: post')).toBeNull()
    expect(screen.getByText('at: /channel/todai?tab=posts')).toBeTruthy()
  })

  it('shows the write button if the URL links to no draft, or to a draft of another kind', async () => {
    open('/channel/todai?tab=posts&write=comment')
    expect(screen.queryByText('composer: post')).toBeNull()
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(await screen.findByText('composer: post'))
    expect(screen.getByText('at: /channel/todai?tab=posts&write=comment')).toBeTruthy()
  })

  it('focuses the write button after the composer closes, but not before the composer was opened', async () => {
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

  it('says on the write button that the member has a draft, such as a post whose sending a reload has interrupted', () => {
    useSession.setState({ accountId: 'acc-hikari' })
    const place = { mode: 'post', type: 'ip', typeId: 'todai', postId: '' } as const
    postDrafts.write('acc-hikari', place, { text: '夜の海です。', media: [], time: 1 })
    open('/channel/todai?tab=posts')
    expect(screen.getByRole('button').textContent).toContain('（書きかけあり）')
    cleanup()
    postDrafts.erase('acc-hikari', place)
    open('/channel/todai?tab=posts')
    expect(screen.getByRole('button').textContent).not.toContain('（書きかけあり）')
  })

  it('announces the sending of a post in a live region that was rendered before the announcement', async () => {
    const { container } = open('/channel/todai?tab=posts')
    const place = container.querySelector('output')!
    expect(place.textContent).toBe('')
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(await screen.findByText('begin'))
    expect(place.textContent).toBe('送信しています')
    fireEvent.click(screen.getByText('send'))
    expect([place.isConnected, place.textContent, place.childNodes.length]).toEqual([true, '投稿しました', 1])
    // Opens the composer again, which clears the announcement for the next post.
    fireEvent.click(screen.getByRole('button'))
    expect(place.textContent).toBe('')
  })

  it('reserves its space until the app knows whether a member may write, but reserves none for a guest', () => {
    const room = (isOpen: boolean | undefined) =>
      render(<WriteSection isOpen={isOpen} target={target} />, { wrapper: MemoryRouter }).container.innerHTML
    expect(room(undefined)).toBe('')
    useSession.setState({ accountId: 'acc-hikari' })
    expect(room(undefined)).toContain('data-skeleton')
    expect(room(false)).toBe('')
  })
})
