import { useEffect, useRef } from 'react'
import { focusPage } from '../shell/focusPage.ts'

/** For views that share one path: moves the focus to the page when `step` changes, as on arrival at a page. */
export function useStepFocus(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    focusPage()
  }, [step])
}
