import { useMemo } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'

/** What a server says about a form: a sentence for a field, or `form` where it means all of it. */
export type ServerErrors<Values> = Partial<Record<keyof Values | 'form', string>>

/** In the shape in which react-hook-form takes errors from outside; each goes as soon as its field is changed. */
export function useServerErrors<Values extends FieldValues>(refused: ServerErrors<Values> | undefined) {
  return useMemo(() => {
    const entries = Object.entries(refused ?? {}).filter(([field, message]) => field !== 'form' && message)
    return Object.fromEntries(
      entries.map(([field, message]) => [field, { type: 'server', message }]),
    ) as FieldErrors<Values>
  }, [refused])
}
