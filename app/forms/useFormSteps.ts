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

/** The steps of a form that share one path and differ in the query's `page`. Other query parameters are kept (S026). */
export function useFormSteps(path: string) {
  const { search } = useLocation()
  const isCompleted = useStateField('isDone') === true
  const navigate = useNavigate()
  const page = new URLSearchParams(search).get('page')
  return {
    isInput: page === 'input',
    /** True only after the form was completed: the URL alone is not enough. */
    isDone: page === 'done' && isCompleted,
    /** The query string without `page`, including its question mark. */
    kept: addressOf('', search),
    toStart: (start?: object) => void navigate(addressOf(path, search), { replace: true, state: start }),
    toInput: () => void navigate(addressOf(path, search, 'input')),
    /** Replaces the current input step by another one at the same URL. */
    toNextInput: () => void navigate(addressOf(path, search, 'input'), { replace: true }),
    /** Shows the last step, with the given state. */
    toDone: (done?: object) =>
      void navigate(addressOf(path, search, 'done'), { replace: true, state: { ...done, isDone: true } }),
  }
}
