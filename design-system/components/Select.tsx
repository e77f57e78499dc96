import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { classes } from './classes.ts'
import { fieldClasses } from './fieldClasses.ts'

type NativeSelect = Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'multiple' | 'size' | 'required'>

export interface SelectProps extends FieldProps, NativeSelect {
  options: readonly { value: string; label: string }[]
  /** Label of the empty option: 選択してください, or 回答しない in an optional field. Its value is ''. */
  placeholder: string
}

/** A choice of one from many. A native select, because the phone's own picker is better than a custom list. */
export function Select({ label, requirement, support, error, id, options, placeholder, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} requirement={requirement} support={support} error={error} id={id}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classes(fieldClasses, 'appearance-none pr-12', select.className)}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </FieldFrame>
  )
}
