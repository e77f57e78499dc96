import { useLocation, useNavigate } from 'react-router-dom'
import { intentHref, intentOf, type StoryIntent } from './intent.ts'

/**
 * The intent in the URL of a story's page: what the user wants to do there. `open` adds a history entry, so that Back
 * closes the dialog (`useCloseIntent`). `drop` removes an intent whose dialogs failed to load.
 */
export function useIntent() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const intent = intentOf(new URLSearchParams(search))
  const open = (next: StoryIntent) => void navigate(intentHref(pathname, next), { state: { isOpened: true } })
  const drop = () => void navigate(pathname, { replace: true })
  return { intent, open, drop }
}
