import type { ReactNode } from 'react'
import { FormBody } from './FormBody.tsx'
import { useForm, type FormAttributes, type FormOptions } from './useForm.ts'

export interface FormProps<Values extends object> extends FormOptions<Values> {
  /** The accessible name of the form. */
  label: string
  /** A message about the whole form. Default: the server's error for the form. */
  message?: string | undefined
  /** The footer: `FormFooter`, or custom `Actions`. */
  foot: ReactNode
  children: (form: FormAttributes<Values>) => ReactNode
}

/** A form: error summary, fields, and footer. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { label, message = props.refused?.form, foot, children, ...options } = props
  const { form, field, setValue, wrong, tries } = useForm(options)
  return (
    <form {...form} aria-label={label}>
      <div className="grid gap-8">
        <FormBody wrong={wrong} tries={tries} message={message} shouldFocusField={options.shouldFocusField}>
          {children({ field, setValue })}
        </FormBody>
      </div>
      {foot}
    </form>
  )
}
