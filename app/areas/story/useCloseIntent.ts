import { useLocation } from 'react-router-dom'
import { useStateField } from '../../router/locationState.ts'
import { useCloseStep } from '../../router/useCloseStep.ts'

/** Returns a function that closes the intent: goes back, or removes it from the URL if the user came by this URL. */
export function useCloseIntent(): () => void {
  return useCloseStep(useStateField('isOpened') === true, useLocation().pathname)
}
