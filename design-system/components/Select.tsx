import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { classes } from './classes.ts'
import { fieldLook } from './fieldLook.ts'

type NativeSelect = Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'multiple' | 'size' | 'required'>

export interface SelectProps extends FieldProps, NativeSelect {
  options: readonly { value: string; label: string }[]
  /** The empty choice: 選択してください, or 回答しない where the field is 任意. Its value is ''. */
  placeholder: string
}

/** One of many. The phone's own wheel is better than any list of ours. */
export function Select({ label, requirement, support, error, id, options, placeholder, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} requirement={requirement} support={support} error={error} id={id}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classes(fieldLook, 'appearance-none pr-12', select.className)}>
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
