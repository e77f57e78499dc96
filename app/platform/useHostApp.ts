import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { bridgeName } from './bridgeName.ts'
import { device } from './device.ts'
import { takeInsets } from './insets.ts'

/**
 * In the embedded device: takes the room at the edges from the address and joins the host app, once. When its file
 * fails to load, the next press tries again. In a browser: nothing.
 */
export function useHostApp(): void {
  const navigate = useNavigate()
  const go = useEffectEvent((to: string | number) => void (typeof to === 'string' ? navigate(to) : navigate(to)))
  useEffect(() => {
    if (device() !== 'unity') return undefined
    takeInsets()
    const named = bridgeName()
    let part: (() => void) | undefined
    const over = new AbortController()
    const { signal } = over
    const join = () =>
      void import('./joinHostApp.ts').then(
        ({ joinHostApp }) => {
          if (!signal.aborted) part ??= joinHostApp((to) => go(to), named)
        },
        () => addEventListener('click', join, { once: true, signal }),
      )
    join()
    return () => {
      over.abort()
      part?.()
    }
  }, [])
}
