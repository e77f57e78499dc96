import { useLayoutEffect, useRef, useState } from 'react'

/** A function that is another one with each render, as one for good: what takes it need not be rendered again. */
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
