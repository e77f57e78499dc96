import { TextField, type TextFieldProps } from '../../../components/TextField.tsx'

export type PinFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode' | 'autoComplete'>

/**
 * A PIN: hidden digits, typed on the keypad of a phone. A password manager must not fill it in, because then everyone
 * with the device could pay.
 */
export const PinField = (props: PinFieldProps) => (
  <TextField {...props} type="password" inputMode="numeric" autoComplete="off" className="tabular-nums" />
)
