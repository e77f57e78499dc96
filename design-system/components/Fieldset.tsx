import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { Requirement, type RequirementWord } from './Requirement.tsx'
import { describedByIds } from './describedByIds.ts'

export interface FieldsetProps {
  label: string
  requirement?: RequirementWord | null | undefined
  support?: string | undefined
  error?: string | undefined
  /** The ARIA role: `radiogroup` if the inputs are options of one choice, otherwise `group`. */
  role?: 'group' | 'radiogroup' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A group of inputs that answer one question, with one legend and one error message. */
export function Fieldset(props: FieldsetProps) {
  const { label, requirement = null, support, error, role = 'group', className, children } = props
  const id = useId()
  const choice = role === 'radiogroup' && { 'aria-invalid': Boolean(error), 'aria-required': requirement === '必須' }
  return (
    <fieldset role={role} className={className} aria-describedby={describedByIds(id, { support, error })} {...choice}>
      <legend className="flex flex-wrap items-baseline gap-x-2 font-bold">
        {label}
        <Requirement word={requirement} />
      </legend>
      {support && (
        <p id={`${id}-support`} className="text-14 text-quiet">
          {support}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
