import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { bridgeName } from './bridgeName.ts'
import { device } from './device.ts'
import { takeInsets } from './insets.ts'

/**
 * In the embedded device: takes the room at the edges from the address and joins the host app, once. In a browser:
 * nothing.
 */
export function useHostApp(): void {
  const navigate = useNavigate()
  const go = useEffectEvent((to: string | number) => void (typeof to === 'string' ? navigate(to) : navigate(to)))
  useEffect(() => {
    if (device() !== 'unity') return undefined
    takeInsets()
    const named = bridgeName()
    let part: (() => void) | undefined
    let isOver = false
    void import('./joinHostApp.ts').then(({ joinHostApp }) => {
      if (!isOver) part = joinHostApp((to) => go(to), named)
    })
    return () => {
      isOver = true
      part?.()
    }
  }, [])
}
