import { useStateField } from '../../router/locationState.ts'

/** The error texts by form field, which the next step stored in the history state when it returned to this form. */
export function useErrorsFromNextStep(): Readonly<Record<string, string>> {
  const errors = Object.entries(Object(useStateField('errors')) as Readonly<Record<string, unknown>>)
  return Object.fromEntries(errors.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
