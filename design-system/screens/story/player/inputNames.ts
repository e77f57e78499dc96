/** The displayed names of keys. */
const keyNames: Readonly<Record<string, string>> = {
  ' ': 'スペース',
  Enter: 'Enter',
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowDown: '↓',
  ArrowUp: '↑',
  PageDown: 'PageDown',
  PageUp: 'PageUp',
  Escape: 'Esc',
  End: 'End',
}
/** The displayed name of a key: `→`, `A`. */
export const keyName = (key: string) => keyNames[key] ?? key.toUpperCase()

/** The usual names of gamepad buttons. */
const padNames: Readonly<Record<number, string>> = {
  0: 'A',
  1: 'B',
  2: 'X',
  3: 'Y',
  4: 'LB',
  5: 'RB',
  6: 'LT',
  7: 'RT',
  8: 'Back',
  9: 'Start',
  10: '左スティック',
  11: '右スティック',
  12: '十字 ↑',
  13: '十字 ↓',
  14: '十字 ←',
  15: '十字 →',
}
/**
 * The displayed name of a gamepad button, by its index in the standard layout: `A`, `十字 ↑`; unnamed buttons are ボタン16.
 */
export const gamepadButtonName = (button: number) => padNames[button] ?? `ボタン${button}`
