import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns a function that stays the same and calls the current version of `latest`, so that components that take it
 * need not re-render.
 */
export function useStableCallback<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(latest)
  useLayoutEffect(() => {
    ref.current = latest
  })
  const [stable] = useState(
    () =>
      (...args: Args) =>
        ref.current(...args),
  )
  return stable
}
