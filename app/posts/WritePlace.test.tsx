import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
      <WritePlace target={target} />
      <Address />
    </MemoryRouter>,
  )

afterEach(cleanup)

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
})
