import type { ReactNode } from 'react'
import { FormBody } from './FormBody.tsx'
import { useForm, type FormAttributes, type FormOptions } from './useForm.ts'

export interface FormProps<Values extends object> extends FormOptions<Values> {
  /** What it is about, for those who do not see it. */
  label: string
  /** What is said about the whole form. Default: what the host said of it. */
  message?: string
  /** Its end: FormFoot, or Actions of its own. */
  foot: ReactNode
  children: (form: FormAttributes<Values>) => ReactNode
}

/** A form: what is to be corrected, its fields, and what happens next. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { label, message = props.refused?.form, foot, children, ...options } = props
  const { form, field, hold, wrong, tries } = useForm(options)
  return (
    <form {...form} aria-label={label}>
      <div className="grid gap-8">
        <FormBody wrong={options.focusesField ? [] : wrong} tries={tries} message={message}>
          {children({ field, hold })}
        </FormBody>
      </div>
      {foot}
    </form>
  )
}
