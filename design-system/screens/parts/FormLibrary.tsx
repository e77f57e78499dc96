import { useLayoutEffect } from 'react'
import { useForm, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** What a form gets from the library, anew with each change of it. */
export interface Library<Values extends FieldValues> extends Pick<
  UseFormReturn<Values>,
  'register' | 'handleSubmit' | 'trigger'
> {
  errors: FieldErrors<Values>
  submitCount: number
}

export interface FormLibraryProps<Values extends FieldValues> {
  refused: FieldErrors<Values>
  focusesError: boolean
  onChange: (library: Library<Values>) => void
}

/** Draws nothing: react-hook-form, which comes after a form's first content and takes its fields over as they stand (LateForm). */
export function FormLibrary<Values extends FieldValues>(props: FormLibraryProps<Values>) {
  const { refused, focusesError, onChange } = props
  const { register, handleSubmit, trigger, formState } = useForm<Values>({
    errors: refused,
    shouldFocusError: focusesError,
  })
  const { errors, submitCount } = formState
  useLayoutEffect(() => {
    // The library changes its errors in place.
    onChange({ register, handleSubmit, trigger, errors: { ...errors }, submitCount })
  }, [formState, errors, submitCount, register, handleSubmit, trigger, onChange])
  return null
}
