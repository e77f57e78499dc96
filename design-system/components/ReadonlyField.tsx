import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedByIds } from './describedByIds.ts'
import { readonlyFieldClasses } from './fieldClasses.ts'

export interface ReadonlyFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'name' | 'ref' | 'type'> {
  label: string
  /** Permanent help text: 変更はできません。 */
  support?: string | undefined
  value: string
  /** A link or button to change the value: a TextLink 変更. */
  action?: ReactNode | undefined
}

/**
 * A value that the user entered before. It is a real input, so that password managers learn which email address the
 * password belongs to.
 */
export function ReadonlyField({ label, support, value, action, ...input }: ReadonlyFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {support && (
        <p id={`${id}-support`} className="text-14 text-quiet">
          {support}
        </p>
      )}
      <div className="relative mt-1.5">
        <input
          {...input}
          id={id}
          value={value}
          readOnly
          aria-describedby={describedByIds(id, { support })}
          className={action ? `${readonlyFieldClasses} pr-[calc(3.5rem+24px)]` : readonlyFieldClasses}
        />
        {action && <div className="absolute inset-y-0 right-3.5 flex items-center text-14">{action}</div>}
      </div>
    </div>
  )
}
