import { useLocation, useNavigate } from 'react-router-dom'

/** Closes the dialog of a hash (R086, R087): Back where the hash came by a link, otherwise the address without it. */
export function useHashDialog(): () => void {
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  return () => {
    if (key !== 'default') void navigate(-1)
    else void navigate({ pathname, search }, { replace: true })
  }
}
