import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { readFormValues } from './readFormValues.ts'

/** An error sentence for each invalid field. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** The server's errors: a sentence for a field, or `form` for the form as a whole. */
export type ServerErrors<Values> = Partial<Record<keyof Values | 'form', string>>

/** The definition of a field: its id, its name, and its rule. */
export interface FormField<Value, Values> {
  /** The id of the control, for the link in the error summary. */
  id: string
  label: string
  /** The validation rule: returns an error sentence, or undefined when the value is valid. */
  problem?: ((typed: Value, values: Values) => string | undefined) | undefined
}

/** All fields of a form, in display order. */
export type FormFields<Values> = { readonly [Name in keyof Values]: FormField<Values[Name], Values> }

/** The definition of a form: fields, initial values, and callbacks. */
export interface FormOptions<Values extends object> {
  fields: FormFields<Values>
  /** The initial values. */
  initial: Values
  /** Called with valid values only. */
  onSubmit: (values: Values) => void
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange?: ((values: Values) => void) | undefined
  /** The server's errors for the last submit. */
  refused?: ServerErrors<Values> | undefined
  /** Whether an invalid submit focuses the first wrong field, for forms without an error summary. Default: no. */
  shouldFocusField?: boolean | undefined
}

const without = <Errors extends object>(errors: Errors, name: string | undefined): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)) as Errors

/**
 * Returns the server's error of each field, until that field changes or the form is submitted again. Compared by their
 * text, so that a dismissed error does not return on the next render.
 */
function useRefusals<Values>(serverErrors: ServerErrors<Values>) {
  const words = JSON.stringify(serverErrors)
  const [refusal, setRefusal] = useState({ words, errors: serverErrors })
  if (refusal.words !== words) setRefusal({ words, errors: serverErrors })
  const dismiss = (name: string | undefined) =>
    setRefusal((before) => ({ ...before, errors: without(before.errors, name) }))
  const dismissAll = () => setRefusal({ words, errors: {} })
  return { refusals: refusal.errors, dismiss, dismissAll }
}

/**
 * The state of a form with uncontrolled fields. Rules run on submit; afterwards they run again for a field when it
 * changes, and for every field with an error.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { fields, initial, onSubmit, onValuesChange, refused = {}, shouldFocusField = false } = options
  const [initialValues] = useState(initial)
  const currentValues = useRef(initialValues)
  const [tries, setTries] = useState(0)
  const [problems, setProblems] = useState<FieldErrors<Values>>({})
  const { refusals, dismiss, dismissAll } = useRefusals<Values>(refused)
  const errors: FieldErrors<Values> = { ...refusals, ...problems }
  const names = Object.keys(fields) as (keyof Values & string)[]

  const problemsOf = (values: Values, asked: readonly (keyof Values)[]) =>
    Object.fromEntries(
      asked.flatMap((name) => {
        const problem = fields[name].problem?.(values[name], values)
        return problem ? [[name, problem]] : []
      }),
    ) as FieldErrors<Values>

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const values = readFormValues(event.currentTarget, currentValues.current)
    const part = String(event.target.name)
    // The parts of a date field are named after it: birthday-year.
    const changed = names.find((name) => part === name || part.startsWith(`${name}-`))
    const asked = names.filter((name) => name === changed || name in problems)
    if (tries > 0) setProblems(problemsOf(values, asked))
    dismiss(changed)
    onValuesChange?.(values)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const values = readFormValues(event.currentTarget, currentValues.current)
    const found = problemsOf(values, names)
    const [first] = Object.keys(found)
    setTries(tries + 1)
    setProblems(found)
    dismissAll()
    if (!first) return onSubmit(values)
    const field = shouldFocusField && elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  /** Returns the attributes of a field. */
  const field = <Name extends keyof Values & string>(name: Name) => {
    const { id, label } = fields[name]
    const value = initialValues[name]
    const start = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value) }
    return { id, label, name, error: errors[name], ...start }
  }
  /** Sets the value of a field that has no named element of its own. */
  const setValue = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    currentValues.current = { ...currentValues.current, [name]: value }
  }
  const wrong = names
    .filter((name) => errors[name])
    .map((name) => ({ fieldId: fields[name].id, label: fields[name].label }))
  return { form: { onChange, onSubmit: send, noValidate: true }, field, setValue, wrong, tries }
}

/** The functions of a form for the components that render its fields. */
export type FormAttributes<Values extends object> = Pick<ReturnType<typeof useForm<Values>>, 'field' | 'setValue'>
