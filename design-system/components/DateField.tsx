import { useId, type FocusEventHandler, type Ref } from 'react'
import { Fieldset, type FieldsetProps } from './Fieldset.tsx'
import { fieldClasses } from './fieldClasses.ts'
import { datePartOf } from '../text/datePartOf.ts'
import { digitInputHandlers } from './digitInputHandlers.ts'

/**
 * Year, month and day as typed; numbers are in ASCII digits. The parts may be other texts than numbers, and need not
 * form a valid date.
 */
export interface TypedDate {
  year: string
  month: string
  day: string
}

/** One of the three inputs of a typed date. */
export type DatePart = keyof TypedDate

export interface DateFieldProps extends Omit<FieldsetProps, 'role' | 'children'> {
  value: TypedDate
  onValueChange: (value: TypedDate) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  /** The parts that the error is about. Default: all three. */
  wrong?: readonly DatePart[] | undefined
  /** The kind of date, for the browser: `bday` lets it fill in the user's birthday. */
  autoComplete?: 'bday' | undefined
  /**
   * Id of the year input, for links in the error summary. The names of the three inputs are `name` plus `-year`,
   * `-month` and `-day`.
   */
  id?: string | undefined
  name?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

const parts = [
  { part: 'year', unit: '年', width: 'grow-7 min-w-[calc(3.4rem+38px)]' },
  { part: 'month', unit: '月', width: 'grow-5 min-w-[calc(2.2rem+38px)]' },
  { part: 'day', unit: '日', width: 'grow-5 min-w-[calc(2.2rem+38px)]' },
] as const

/** A birthday, typed as three numbers. There is no calendar, because paging back to 2004 would be tedious. */
export function DateField(props: DateFieldProps) {
  const { value, onValueChange, onBlur, wrong, autoComplete, id: given, name, ref, ...fieldset } = props
  const made = useId()
  const id = given ?? made
  const isWrong = (part: DatePart) => Boolean(fieldset.error) && (wrong?.includes(part) ?? true)
  return (
    <Fieldset {...fieldset}>
      {/* The inputs are side by side while their digits fit, otherwise on several lines. */}
      <div className="flex flex-wrap gap-2">
        {parts.map(({ part, unit, width }) => (
          <label key={part} className={`relative basis-0 ${width}`}>
            <input
              {...digitInputHandlers(
                (event) => onValueChange({ ...value, [part]: event.currentTarget.value }),
                (typed) => datePartOf(typed, unit),
              )}
              id={part === 'year' ? id : undefined}
              ref={part === 'year' ? ref : undefined}
              name={name && `${name}-${part}`}
              value={value[part]}
              onBlur={onBlur}
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              aria-invalid={isWrong(part)}
              aria-required={fieldset.requirement === '必須'}
              className={`${fieldClasses} pr-[calc(1rem+24px)] tabular-nums`}
            />
            <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-quiet">
              {unit}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
