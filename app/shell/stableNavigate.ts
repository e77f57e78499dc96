import { createContext } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { useStableCallback } from './useStableCallback.ts'

type Navigate = (to: string, options?: NavigateOptions) => void

/** The function that navigates to a URL of the app. `Root` provides it. */
export const NavigateContext = createContext<Navigate>((to) => location.assign(to))

/**
 * Returns the router's `navigate` as a function that stays the same. The router makes a new one with each URL, which
 * would re-render every link.
 */
export function useStableNavigate(): Navigate {
  const navigate = useNavigate()
  return useStableCallback((to: string, options?: NavigateOptions) => void navigate(to, options))
}
