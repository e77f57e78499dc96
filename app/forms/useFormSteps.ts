import { useLocation, useNavigate } from 'react-router-dom'
import { useStateField } from '../router/locationState.ts'

/** The steps of a form after the first: `input` while a mailed code is pending, then `done`. */
type StepPage = 'input' | 'done'

function addressOf(path: string, search: string, page?: StepPage): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (page) query.set('page', page)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/**
 * The steps of a form, which share one path and differ in the query parameter `page`. Other query parameters are kept
 * (S026).
 */
export function useFormSteps(path: string) {
  const { search } = useLocation()
  const isCompleted = useStateField('isDone') === true
  const navigate = useNavigate()
  const page = new URLSearchParams(search).get('page')
  return {
    isInput: page === 'input',
    /** Whether the last step may be shown. The URL alone is not enough: the form must have been completed. */
    isDone: page === 'done' && isCompleted,
    /** The query string without `page`, with its question mark. */
    kept: addressOf('', search),
    toStart: (start?: object) => void navigate(addressOf(path, search), { replace: true, state: start }),
    toInput: () => void navigate(addressOf(path, search, 'input')),
    /** Replaces the current input step by another step at the same URL. */
    toNextInput: () => void navigate(addressOf(path, search, 'input'), { replace: true }),
    /** Opens the last step, with the given history state. */
    toDone: (done?: object) =>
      void navigate(addressOf(path, search, 'done'), { replace: true, state: { ...done, isDone: true } }),
  }
}
