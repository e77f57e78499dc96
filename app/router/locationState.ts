import { useLocation } from 'react-router-dom'

/**
 * Returns a field that a page has stored in the state of this history entry; undefined if there is none. It may have
 * any type, because another build may have stored it and users can edit it: callers treat a value of another type as
 * absent.
 */
export const useStateField = (name: string): unknown =>
  (Object(useLocation().state) as Readonly<Record<string, unknown>>)[name]
