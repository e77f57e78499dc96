import { useLocation, useNavigate } from 'react-router-dom'

/** Steps of one form after the first: `input` while a mailed code is pending, then `done`. */
type StepPage = 'input' | 'done'

function addressOf(path: string, search: string, page?: StepPage): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (page) query.set('page', page)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** The steps of a form that have one address with its `page`. Whatever else stands in the query goes along (S026). */
export function useFormSteps(path: string) {
  const { search, state } = useLocation() as { search: string; state: { isDone?: boolean } | null }
  const navigate = useNavigate()
  const page = new URLSearchParams(search).get('page')
  return {
    isInput: page === 'input',
    /** Only for who has just done it: the address alone says nothing. */
    isDone: page === 'done' && Boolean(state?.isDone),
    /** The query without `page`, with its question mark. */
    kept: addressOf('', search),
    toStart: (start?: object) => void navigate(addressOf(path, search), { replace: true, state: start }),
    toInput: () => void navigate(addressOf(path, search, 'input')),
    /** The step behind the same address has changed. */
    toNextInput: () => void navigate(addressOf(path, search, 'input'), { replace: true }),
    /** With what the last step says. */
    toDone: (done?: object) =>
      void navigate(addressOf(path, search, 'done'), { replace: true, state: { ...done, isDone: true } }),
  }
}
