import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Opens the coin shop over the page one is on (R086). */
export function useOpenShop(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ pathname: location.pathname, search: location.search, hash: paths.shop })
}
