import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { Requirement, type RequirementWord } from './Requirement.tsx'
import { describedByIds } from './describedByIds.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The text beside the checkbox: 利用規約に同意する. It may contain links, which stay clickable. */
  label: ReactNode
  /** The word beside the label. Default: none. */
  requirement?: RequirementWord | null | undefined
  support?: string | undefined
  error?: string | undefined
}

/** A checkbox whose row with the label is at least 44 px tall. */
export function Checkbox({ label, requirement = null, support, error, id: given, ...input }: CheckboxProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div>
      <label htmlFor={id} className="inline-grid min-h-11 grid-cols-[24px_auto] items-center gap-x-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-required={requirement === '必須' || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={describedByIds(id, { support, error })}
          className="peer col-start-1 row-start-1 size-6 appearance-none rounded-control border border-edge bg-raised checked:border-ink checked:bg-ink hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:border-hair disabled:bg-sunk"
        />
        <Check
          aria-hidden="true"
          strokeWidth={2.5}
          className="pointer-events-none invisible col-start-1 row-start-1 size-4 justify-self-center text-paper peer-checked:visible peer-disabled:text-quiet"
        />
        <span className="col-start-2 row-start-1">
          {label} <Requirement word={requirement} />
        </span>
      </label>
      {support && (
        <p id={`${id}-support`} className="pl-9 text-14 text-quiet">
          {support}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
