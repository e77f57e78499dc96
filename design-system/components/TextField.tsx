import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { classes } from './classes.ts'
import { fieldClasses } from './fieldClasses.ts'

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'placeholder' | 'maxLength' | 'required'>

/**
 * The attributes of an input, without `maxLength`: a browser counts code units and silently cuts pasted text. The forms
 * count graphemes instead, and report how many are too many (S134).
 */
export interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'search' | 'tel' | 'password' | 'datetime-local' | undefined
  /** Content at the right end of the field: a unit, or a small button; at most four letters wide. */
  trailing?: ReactNode | undefined
}

/** A one-line text field, uncontrolled or controlled, with the attributes of an input. */
export function TextField(props: TextFieldProps) {
  const { label, requirement, support, error, id, type = 'text', trailing, className, ...input } = props
  return (
    <FieldFrame label={label} requirement={requirement} support={support} error={error} id={id}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={type}
            className={classes(fieldClasses, trailing !== undefined && 'pr-[calc(3.5rem+40px)]', className)}
          />
          {trailing && <div className="absolute inset-y-0 right-3.5 flex items-center text-quiet">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
