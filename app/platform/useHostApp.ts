import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { bridgeName } from './bridgeName.ts'
import { device } from './device.ts'
import { applyInsetsFromAddress } from './insets.ts'

/**
 * Applies the safe-area insets and connects to the host app, once, inside its webview. If the code for that fails to
 * load, the user's next press loads it again. In a browser the hook does nothing.
 */
export function useHostApp(): void {
  const navigate = useNavigate()
  const go = useEffectEvent((to: string | number) => void (typeof to === 'string' ? navigate(to) : navigate(to)))
  useEffect(() => {
    if (device() !== 'unity') return undefined
    applyInsetsFromAddress()
    const named = bridgeName()
    let disconnect: (() => void) | undefined
    const controller = new AbortController()
    const { signal } = controller
    const connect = () =>
      void import('./joinHostApp.ts').then(
        ({ joinHostApp }) => {
          if (!signal.aborted) disconnect ??= joinHostApp((to) => go(to), named)
        },
        () => addEventListener('click', connect, { once: true, signal }),
      )
    connect()
    return () => {
      controller.abort()
      disconnect?.()
    }
  }, [])
}
