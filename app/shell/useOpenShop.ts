import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Returns a function that opens the coin shop over the current page (R086). */
export function useOpenShop(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ pathname: location.pathname, search: location.search, hash: paths.shop })
}
