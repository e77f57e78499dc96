/** The text at a password field after a reload, because forms save all input except passwords. */
export const passwordNotSavedText = '安全のため、パスワードは残していません。もう一度入力してください。'

/**
 * The help text above a new password: the rules, and whether the password has to be typed again after a reload (S058,
 * S059).
 */
export function newPasswordSupport(isLost: boolean): string {
  const rules = '8〜25文字の半角英数字と記号。同じ文字は3回まで続けられます。'
  return isLost ? passwordNotSavedText + rules : rules
}
