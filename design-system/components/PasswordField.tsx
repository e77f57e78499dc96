import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { textLinkClasses } from './TextLink.tsx'
import { classes } from './classes.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** Tells password managers whether to fill in a saved password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button to show the password, because typing blindly on a phone causes mistakes. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={classes(textLinkClasses, 'min-h-11 text-14 text-ink')}
      onClick={() => setShown(!isShown)}
      aria-label={`${props.label}を${isShown ? '隠す' : '表示する'}`}
    >
      {isShown ? '隠す' : '表示する'}
    </button>
  )
  const attributes = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' }
  return <TextField {...attributes} {...props} type={isShown ? 'text' : 'password'} trailing={toggle} />
}
