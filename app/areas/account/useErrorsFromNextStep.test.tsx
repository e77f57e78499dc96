import { cleanup, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as EmailRoute } from './EmailRoute.tsx'
import { Component as PasswordRoute } from './PasswordRoute.tsx'
import { Component as ProfileFinishRoute } from './ProfileFinishRoute.tsx'
import { useErrorsFromNextStep } from './useErrorsFromNextStep.ts'

afterEach(cleanup)

/** A wrapper with a router whose only history entry has this path and state. */
const entry = (path: string, state: unknown) =>
  function Entry({ children }: { children: ReactNode }) {
    return (
      <Queries>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{children}</MemoryRouter>
      </Queries>
    )
  }

describe('the form errors in a history entry’s state', () => {
  const read = (state: unknown) => renderHook(useErrorsFromNextStep, { wrapper: entry('/', state) }).result.current

  it('are returned by useErrorsFromNextStep() with the name of their field', () =>
    expect(read({ errors: { email: '使われています。' } })).toEqual({ email: '使われています。' }))

  it.each([
    undefined,
    null,
    'text',
    { errors: null },
    { errors: 1 },
    { errors: [] },
    { errors: { email: {}, form: 1 } },
  ])('are an empty list if the entry’s state is malformed: %j', (state) => expect(read(state)).toEqual({}))
})

describe('a page of the account whose history entry has a malformed state', () => {
  /** Renders the page. Returns its heading and its whole text. */
  function shown(Page: () => ReactNode, path: string, state: unknown) {
    const { container } = render(<Page />, { wrapper: entry(path, state) })
    return { heading: screen.getByRole('heading', { level: 1 }).textContent, text: container.textContent }
  }

  it.each([{}, { kind: 1, email: {} }, { kind: 'other', email: null }])(
    'confirms that the e-mail address has changed without showing the address: %j',
    (fields) => {
      const { heading, text } = shown(EmailRoute, '/account/email?page=done', { ...fields, isDone: true })
      expect(heading).toBe('メールアドレスが、変わりました')
      expect(text).toContain('登録したアドレス')
    },
  )

  it.each([{}, { kind: {} }])('confirms that the password has changed: %j', (fields) => {
    const { heading } = shown(PasswordRoute, '/account/password?page=done', { ...fields, isDone: true })
    expect(heading).toBe('新しいパスワードに、変わりました')
  })

  it.each([null, { kind: {} }])('confirms that the profile has changed: %j', (state) => {
    const { heading } = shown(ProfileFinishRoute, '/account/profile/finish', state)
    expect(heading).toBe('プロフィールを保存しました')
  })

  it.each([null, 'text', { isDone: 'yes' }, { errors: { email: {}, form: {} } }])(
    'shows the first step of the e-mail form: %j',
    (state) => {
      const { heading } = shown(EmailRoute, '/account/email?page=done', state)
      expect(heading).toBe('メールアドレスを、変更します')
    },
  )
})
