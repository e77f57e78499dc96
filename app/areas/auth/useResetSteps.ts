import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** The steps of a reset are one address with its `page`; the callback of the log-in goes along (S026). */
function resetAddress(search: string, page?: 'input' | 'done'): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (page) query.set('page', page)
  return query.size > 0 ? `${paths.loginReset}?${query.toString()}` : paths.loginReset
}

/** Ways between the steps, and out of them. */
export function useResetSteps() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const callback = new URLSearchParams(search)
  callback.delete('page')
  const kept = callback.size > 0 ? `?${callback.toString()}` : ''
  return {
    hrefs: { login: paths.loginMail + kept, signUp: paths.signupTop + kept },
    toStart: () => void navigate(resetAddress(search), { replace: true }),
    toInput: () => void navigate(resetAddress(search, 'input')),
    /** The step of the same address has changed. */
    toNextInput: () => void navigate(resetAddress(search, 'input'), { replace: true }),
    toDone: () => void navigate(resetAddress(search, 'done'), { replace: true, state: { isReset: true } }),
    toLogin: () => void navigate(paths.loginMail + kept, { replace: true }),
  }
}

/** The steps have one address, so the focus is moved here: to the heading, as on arrival at a page. */
export function useStepFocus(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [step])
}
