import { useId, type FocusEventHandler, type Ref } from 'react'
import { Fieldset, type FieldsetProps } from './Fieldset.tsx'

/** One option of a radio group: the form value and the label. */
export interface RadioOption {
  value: string
  label: string
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'role' | 'children'> {
  options: readonly RadioOption[]
  name: string
  /** Whether the options are stacked, for labels that are sentences. Default: side by side. */
  isStacked?: boolean | undefined
  /** The chosen value, which makes the group controlled. Without it, `defaultValue` is chosen at first. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  /** Id of the first option, for links in the error summary. */
  id?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

const circle =
  'size-6 shrink-0 appearance-none rounded-full border border-edge bg-raised hover:border-ink checked:border-2 checked:border-ink checked:bg-ink checked:bg-clip-content checked:p-1 disabled:bg-sunk forced-colors:checked:border-8'

/** A choice of one option from a few that are all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    options,
    name,
    isStacked = false,
    value,
    defaultValue,
    onValueChange,
    onBlur,
    id: given,
    ref,
    ...fieldset
  } = props
  const made = useId()
  const id = given ?? made
  return (
    <Fieldset {...fieldset} role="radiogroup">
      <div className={isStacked ? 'grid justify-items-start' : 'flex flex-wrap gap-x-7'}>
        {options.map((option, at) => (
          <label key={option.value} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              className={circle}
              id={at === 0 ? id : undefined}
              ref={at === 0 ? ref : undefined}
              name={name}
              value={option.value}
              onBlur={onBlur}
              onChange={() => onValueChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
