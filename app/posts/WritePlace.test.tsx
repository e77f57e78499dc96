import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { WritePlace } from './WritePlace.tsx'
import type { ComposerProps, Target } from './writing.ts'

vi.mock('../areas/post/write/writingParts.ts', () => ({
  writingParts: {
    Composer: ({ target, onClose }: ComposerProps) => <button onClick={onClose}>{`composer: ${target.mode}`}</button>,
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

  it('keeps its room until it is known whether a member may write, and none for a guest, who never may', () => {
    const room = (isOpen: boolean | undefined) =>
      render(<WritePlace isOpen={isOpen} target={target} />, { wrapper: MemoryRouter }).container.innerHTML
    expect(room(undefined)).toBe('')
    useSession.setState({ accountId: 'acc-hikari' })
    expect(room(undefined)).toContain('data-skeleton')
    expect(room(false)).toBe('')
  })
})
