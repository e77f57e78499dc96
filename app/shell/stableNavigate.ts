import { createContext } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { useStableCallback } from './useStableCallback.ts'

type Navigate = (to: string, options?: NavigateOptions) => void

/** Navigates to a URL of ours; provided by `Root`. */
export const NavigateContext = createContext<Navigate>((to) => location.assign(to))

/**
 * The router's `navigate` as a function with a stable identity. The router's own changes with each URL, which would
 * re-render every link.
 */
export function useStableNavigate(): Navigate {
  const navigate = useNavigate()
  return useStableCallback((to: string, options?: NavigateOptions) => void navigate(to, options))
}
