/** A password is the one thing that a form does not keep over a reload, and it says so where one was lost. */
export const passwordLostText = '安全のため、パスワードは残していません。もう一度入力してください。'

/** What stands above a new password: the rules (S058, S059), and whether it has to be typed again. */
export function newPasswordSupport(isLost: boolean): string {
  const rules = '8〜25文字の半角英数字と記号。同じ文字は3回まで続けられます。'
  return isLost ? passwordLostText + rules : rules
}
