import { TextField, type TextFieldProps } from './TextField.tsx'
import { typedDigits } from './typedDigits.ts'

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode' | 'autoComplete'> {
  /** How many digits the code has. Default 6. */
  length?: number
}

/**
 * A code from a mail: one field, so that it can be pasted whole and filled in by the phone. Full-width digits and whole
 * sentences are taken; the digits remain.
 */
export function CodeField({ length = 6, onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      {...typedDigits(length, onChange)}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="text-24 font-bold tracking-[0.25em] tabular-nums"
    />
  )
}
