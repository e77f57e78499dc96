import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useBuyingInUrl } from './useBuyingInUrl.ts'

const at = '/channel/todai/movie/night'
const openAt = (url: string) =>
  renderHook(() => ({ ...useBuyingInUrl(), url: useLocation().pathname + useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>,
  }).result

it.each([
  ['', '?by=coins'],
  ['?together=2026-12-05T12%3A00Z&t=83', '?together=2026-12-05T12%3A00Z&t=83&by=coins'],
])(
  'the question whether to buy a film keeps the other parameters of its page: %s (Q192, Q472, Q531)',
  (query, asked) => {
    const page = openAt(at + query)
    expect(page.current.isBuying).toBe(false)
    act(() => page.current.open())
    expect(page.current).toMatchObject({ isBuying: true, url: at + asked })
    // After a log-in, the question is the first entry of the history.
    const afterLogin = openAt(at + asked)
    act(() => afterLogin.current.close())
    expect(afterLogin.current).toMatchObject({ isBuying: false, url: at + query })
  },
)
