import { TextField, type TextFieldProps } from './TextField.tsx'
import { codeDigitsOf } from '../text/codeDigitsOf.ts'
import { digitInputHandlers } from './digitInputHandlers.ts'

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode' | 'autoComplete'> {
  /** Number of digits. Default 6. */
  length?: number | undefined
}

/**
 * A code from a mail, in one field, so that the user can paste it and the phone can fill it in. Accepts full-width
 * digits, and finds the code in a whole sentence. Any other text stays as typed.
 */
export function CodeField({ length = 6, onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      {...digitInputHandlers(onChange, (typed) => codeDigitsOf(typed, length))}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="text-24 font-bold tracking-[0.25em] tabular-nums"
    />
  )
}
