import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { typedInto } from './typedInto.ts'

/** A sentence for each field that is wrong. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** What a server says about a form: a sentence for a field, or `form` where it means all of it. */
export type ServerErrors<Values> = Partial<Record<keyof Values | 'form', string>>

/** A field as the form knows it: where it is, its name, and its rule. */
export interface FormField<Value, Values> {
  /** Of the control, for the error summary's link. */
  id: string
  label: string
  /** What is wrong with what is typed and the way out of it, or nothing when all is well. */
  problem?: (typed: Value, values: Values) => string | undefined
}

/** Every field of a form, in its order. */
export type FormFields<Values> = { readonly [Name in keyof Values]: FormField<Values[Name], Values> }

/** What a form is made of: its fields, what they begin with, and where what is typed goes. */
export interface FormOptions<Values extends object> {
  fields: FormFields<Values>
  /** What the fields begin with. */
  initial: Values
  /** Nothing is wrong with these. */
  onSubmit: (values: Values) => void
  /** Each change, so that a reload brings back what was typed. */
  onTyped?: (values: Values) => void
  /** What the host said of the last try. */
  refused?: ServerErrors<Values>
  /** Sending what is wrong leads to the first field, where no summary takes the focus. Default: no. */
  focusesField?: boolean
}

const without = <Errors extends object>(errors: Errors, name: string | undefined): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)) as Errors

/**
 * What the host says of fields, until each is changed or all are sent again. It is compared by its words: what was
 * answered does not come back with the next render.
 */
function useRefusals<Values>(said: ServerErrors<Values>) {
  const words = JSON.stringify(said)
  const [heard, setHeard] = useState({ words, errors: said })
  if (heard.words !== words) setHeard({ words, errors: said })
  const answer = (name: string | undefined) =>
    setHeard((before) => ({ ...before, errors: without(before.errors, name) }))
  const answerAll = () => setHeard({ words, errors: {} })
  return { refusals: heard.errors, answer, answerAll }
}

/**
 * The state of a form whose fields hold what is typed. Its rules are asked when it is sent; from then on a field that
 * is changed is checked again, and so is every field that was wrong.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { fields, initial, onSubmit, onTyped, refused = {}, focusesField = false } = options
  const [begun] = useState(initial)
  const held = useRef(begun)
  const [tries, setTries] = useState(0)
  const [problems, setProblems] = useState<FieldErrors<Values>>({})
  const { refusals, answer, answerAll } = useRefusals<Values>(refused)
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
    const values = typedInto(event.currentTarget, held.current)
    const part = String(event.target.name)
    // The parts of a date carry its name: birthday-year.
    const changed = names.find((name) => part === name || part.startsWith(`${name}-`))
    const asked = names.filter((name) => name === changed || name in problems)
    if (tries > 0) setProblems(problemsOf(values, asked))
    answer(changed)
    onTyped?.(values)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const values = typedInto(event.currentTarget, held.current)
    const found = problemsOf(values, names)
    const [first] = Object.keys(found)
    setTries(tries + 1)
    setProblems(found)
    answerAll()
    if (!first) return onSubmit(values)
    const field = focusesField && elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  /** The attributes of a field. */
  const field = <Name extends keyof Values & string>(name: Name) => {
    const { id, label } = fields[name]
    const value = begun[name]
    const start = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value) }
    return { id, label, name, error: errors[name], ...start }
  }
  /** For a field that has no element of its own name: what it holds now. */
  const hold = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    held.current = { ...held.current, [name]: value }
  }
  const wrong = names
    .filter((name) => errors[name])
    .map((name) => ({ fieldId: fields[name].id, label: fields[name].label }))
  return { form: { onChange, onSubmit: send, noValidate: true }, field, hold, wrong, tries }
}

/** What a form gives those who render its fields. */
export type FormAttributes<Values extends object> = Pick<ReturnType<typeof useForm<Values>>, 'field' | 'hold'>
