import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { textLinkLook } from './TextLink.tsx'
import { classes } from './classes.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** Tells a password manager whether to fill one in or to offer one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at: what is typed blindly on a phone is typed wrongly. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={classes(textLinkLook, 'min-h-11 text-14 text-ink')}
      onClick={() => setShown(!isShown)}
      aria-label={`${props.label}を${isShown ? '隠す' : '表示する'}`}
    >
      {isShown ? '隠す' : '表示する'}
    </button>
  )
  const attributes = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' }
  return <TextField {...attributes} {...props} type={isShown ? 'text' : 'password'} trailing={toggle} />
}
