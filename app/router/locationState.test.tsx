import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useStateField } from './locationState.ts'

/** Reads the field `kind` of a history entry with this state. */
function kindIn(state: unknown): unknown {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>{children}</MemoryRouter>
  )
  return renderHook(() => useStateField('kind'), { wrapper }).result.current
}

describe('a field of a history entry’s state', () => {
  it.each(['save', '', true, false, 1, null, {}])('is returned with the value that was stored: %j', (kind) =>
    expect(kindIn({ kind })).toEqual(kind),
  )

  it.each([undefined, null, 'text', 1, true, [], {}, { other: 1 }])('is undefined if the whole state is %j', (state) =>
    expect(kindIn(state)).toBeUndefined(),
  )
})
