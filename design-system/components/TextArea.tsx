import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { classes } from './classes.ts'
import { fieldClasses } from './fieldClasses.ts'

type AreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'placeholder' | 'maxLength' | 'required'>

/** The attributes of a textarea, without `maxLength`, as in TextField: the browser would silently cut pasted text. */
export interface TextAreaProps extends FieldProps, AreaProps {}

/** A multi-line text field. It grows with its content up to 24rem. */
export function TextArea({ label, requirement, support, error, id, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} requirement={requirement} support={support} error={error} id={id}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classes(fieldClasses, 'block field-sizing-content max-h-96 resize-y py-3', className)}
          style={{ minHeight: `${rows * 1.5 + 1.5}rem` }}
        />
      )}
    </FieldFrame>
  )
}
