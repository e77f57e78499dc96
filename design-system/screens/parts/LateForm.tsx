import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import { late, useLate } from '../../late.ts'
import { useServerErrors, type ServerErrors } from '../useServerErrors.ts'
import type { Library } from './FormLibrary.tsx'
import { typedInto } from './typedInto.ts'

const library = late(() => import('./FormLibrary.tsx'))

type Problem<Value> = (typed: Value) => string | undefined
type Attributes = { name: string; defaultValue?: string; defaultChecked?: boolean } & Partial<
  Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>
>

/** The attributes of the field of that name, and what is wrong with what is typed there. */
export type Register<Values> = <Name extends keyof Values & string>(
  name: Name,
  problem?: Problem<Values[Name]>,
) => Attributes

export interface FormContent<Values extends FieldValues> {
  register: Register<Values>
  /** For a field that has no element of its own name: what it holds now. */
  onHeld: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  errors: FieldErrors<Values>
  /** How often it was tried to send. */
  submitCount: number
  /** It was sent before it could be checked, and is checked and sent in a moment. */
  isWaiting: boolean
}

export interface LateFormProps<Values extends FieldValues> {
  /** What it is about, for those who do not see it. */
  label: string
  /** What the fields begin with. */
  initial: Values
  onSubmit: (values: Values) => void
  /** Each change, so that a reload brings back what was typed. */
  onTyped?: (values: Values) => void
  /** What the host said of the last try. */
  refused?: ServerErrors<Values>
  /** Sending what is wrong leads to the first field, where no summary takes the focus. Default: no. */
  focusesError?: boolean
  children: (form: FormContent<Values>) => ReactNode
}

/**
 * A form that can be typed into from its first paint. The library that checks it comes after that: what is typed stands in the fields, from where the library takes it over, and a press
 * on the button before it is there is kept and followed.
 */
export function LateForm<Values extends FieldValues>(props: LateFormProps<Values>) {
  const { label, initial, onSubmit, onTyped, refused: said, focusesError = false, children } = props
  const refused = useServerErrors<Values>(said)
  const form = useRef<HTMLFormElement>(null)
  const [begun] = useState(initial)
  const held = useRef(begun)
  const [isWaiting, setWaiting] = useState(false)
  const [lib, setLib] = useState<Library<Values>>()
  const { file, fetchNow } = useLate(library, { wanted: true, onMissing: () => setWaiting(false) })

  const register: Register<Values> = (name, problem) => {
    const value = begun[name]
    const start = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value) }
    // What counts is what stands in the field, also where somebody has put it in a better form since.
    const validate = () => (form.current && problem?.(typedInto(form.current, held.current)[name])) ?? true
    return { name, ...start, ...lib?.register(name as unknown as Path<Values>, { validate }) }
  }
  const onHeld: FormContent<Values>['onHeld'] = (name, value) => {
    held.current = { ...held.current, [name]: value }
    if (lib && lib.submitCount > 0) void lib.trigger(name as unknown as Path<Values>)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    setWaiting(!lib)
    if (lib) void lib.handleSubmit(() => onSubmit(typedInto(sent, held.current)))(event)
    else fetchNow()
  }
  useLayoutEffect(() => {
    if (lib && isWaiting) form.current?.requestSubmit()
  }, [lib, isWaiting])

  return (
    <form
      ref={form}
      onSubmit={send}
      onChange={(event) => onTyped?.(typedInto(event.currentTarget, held.current))}
      noValidate
      aria-label={label}
    >
      {file && <file.FormLibrary refused={refused} focusesError={focusesError} onChange={setLib} />}
      <Content
        draw={children}
        register={register}
        onHeld={onHeld}
        errors={lib?.errors ?? refused}
        submitCount={lib?.submitCount ?? 0}
        isWaiting={isWaiting}
      />
    </form>
  )
}

function Content<Values extends FieldValues>({
  draw,
  ...form
}: FormContent<Values> & { draw: (form: FormContent<Values>) => ReactNode }) {
  return draw(form)
}
