import { useEffect, useRef } from 'react'
import { focusPage } from '../shell/focusPage.ts'

/** Moves the focus to the page when `step` changes, as on arrival at a page. For views that share one path. */
export function useStepFocus(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    focusPage()
  }, [step])
}
