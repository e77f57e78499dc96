import { useEffect, useRef } from 'react'
import { focusPage } from './focusPage.ts'

/** For views that share one path: with each other `step` the focus moves to the page, as on arrival at one. */
export function useStepFocus(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    focusPage()
  }, [step])
}
