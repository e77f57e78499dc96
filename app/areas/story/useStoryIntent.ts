import { useLocation, useNavigate } from 'react-router-dom'
import { storyIntentHref, storyIntentOf, type StoryIntent } from './storyIntent.ts'

/**
 * The intent in the URL of a story's page: what the user wants to do there. `open` adds a history entry, so that Back
 * closes the dialog (`useCloseStoryDialog`). `drop` removes an intent whose dialogs failed to load.
 */
export function useStoryIntent() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const intent = storyIntentOf(new URLSearchParams(search))
  const open = (next: StoryIntent) => void navigate(storyIntentHref(pathname, next), { state: { isOpened: true } })
  const drop = () => void navigate(pathname, { replace: true })
  return { intent, open, drop }
}
