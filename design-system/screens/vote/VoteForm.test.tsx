// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { VoteForm, type VoteFormProps } from './parts/VoteForm.tsx'

afterEach(cleanup)

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'the field for points ignores arrow keys that an input method handles: %j (Q431)',
  (press) => {
    const onDraft = vi.fn<VoteFormProps['onDraft']>()
    render(
      <VoteForm
        draft={{ amount: '3', photoIds: [], bonus: undefined } as never}
        points={{ votable: 100 } as never}
        failure={undefined}
        onDraft={onDraft}
        onNext={() => {}}
      />,
    )
    const field = screen.getByRole('spinbutton')
    fireEvent.keyDown(field, { key: 'ArrowUp', ...press })
    expect(onDraft).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(onDraft.mock.calls).toEqual([[{ amount: '4' }]])
  },
)
