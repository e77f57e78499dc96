import { useMemo } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'

/** What a server says about a form: a sentence for a field, or `form` where it means all of it. */
export type ServerErrors<Values> = Partial<Record<keyof Values | 'form', string>>

/**
 * In the shape in which react-hook-form takes errors from outside. It takes them again whenever they are another object, so
 * they are compared by what they say: a sentence that was answered does not come back with the next render.
 */
export function useServerErrors<Values extends FieldValues>(refused: ServerErrors<Values> = {}): FieldErrors<Values> {
  const said = JSON.stringify(Object.entries(refused).filter(([field, message]) => field !== 'form' && message))
  return useMemo(() => {
    const entries = JSON.parse(said) as [string, string][]
    return Object.fromEntries(
      entries.map(([field, message]) => [field, { type: 'server', message }]),
    ) as FieldErrors<Values>
  }, [said])
}
