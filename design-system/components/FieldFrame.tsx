import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { Requirement, type RequirementWord } from './Requirement.tsx'
import { describedBy } from './describedBy.ts'

/** What every field has, whatever one types into it. */
export interface FieldProps {
  /** Always visible; a placeholder is no label. */
  label: string
  /** In words beside the label; null where a form consists of one kind only and says so above. */
  requirement: RequirementWord | null
  /** Help that stays: 20文字まで。あとから変えられます。 */
  support?: string
  /** What is wrong and the way out of it. Announced when it appears. */
  error?: string
  /** For the error summary's links; one is made up otherwise. */
  id?: string
}

/**
 * What a control needs to be tied to its label, support text and error. Not `required`: the browser's own bubbles would
 * come before our sentences.
 */
export interface ControlProps {
  id: string
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends FieldProps {
  /** Renders the control with the attributes that tie it to the words around it. */
  children: (control: ControlProps) => ReactNode
}

/** Label, support, control, error: the order of every field. */
export function FieldFrame({ label, requirement, support, error, id: given, children }: FieldFrameProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div>
      <label htmlFor={id} className="inline-flex flex-wrap items-baseline gap-x-2 font-bold">
        {label}
        <Requirement word={requirement} />
      </label>
      {support && (
        <p id={`${id}-support`} className="text-14 text-quiet">
          {support}
        </p>
      )}
      <div className="mt-1.5">
        {children({
          id,
          'aria-required': requirement === '必須',
          'aria-invalid': Boolean(error),
          'aria-describedby': describedBy(id, { support, error }),
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
