import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { Requirement, type RequirementWord } from './Requirement.tsx'
import { describedByIds } from './describedByIds.ts'

/** Props that all fields share. */
export interface FieldProps {
  /** The text above the input. It is always visible, because a placeholder does not replace a label. */
  label: string
  /**
   * The word beside the label: 必須 (required) or 任意 (optional). Null where one sentence of the form says it for all
   * fields.
   */
  requirement: RequirementWord | null
  /** Permanent help text: 20文字まで。あとから変えられます。 */
  support?: string | undefined
  /** What is wrong and how to correct it. Announced when it appears. */
  error?: string | undefined
  /** Id of the control, for links in the error summary. Default: a generated id. */
  id?: string | undefined
}

/**
 * Attributes that connect a control with its label, support text and error. `required` is not set, because the browser
 * would then show its own messages before those of the form.
 */
export interface ControlProps {
  id: string
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends FieldProps {
  /** Renders the control with the attributes that connect it with its texts. */
  children: (control: ControlProps) => ReactNode
}

/** Label, support text, control, error message: the layout of every field. */
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
          'aria-describedby': describedByIds(id, { support, error }),
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
