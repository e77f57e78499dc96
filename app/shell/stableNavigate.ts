import { createContext } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { useStableCallback } from './useStableCallback.ts'

type Navigate = (to: string, options?: NavigateOptions) => void

/** Goes to an address of ours; given by `Root`. */
export const NavigateContext = createContext<Navigate>((to) => location.assign(to))

/**
 * The router's `navigate` as one function for good. The router's own is another one with each address, and would have
 * every link rendered again.
 */
export function useStableNavigate(): Navigate {
  const navigate = useNavigate()
  return useStableCallback((to: string, options?: NavigateOptions) => void navigate(to, options))
}
