import type { PasskeyProblem } from './passkey.types.ts'

/** What happened with a passkey, and what the user can do. */
export const passkeyProblemText: Readonly<Record<PasskeyProblem, string>> = {
  cancelled: 'パスキーの確認は行われませんでした。もう一度試すか、ほかの方法を使ってください。',
  timeout: '時間内にパスキーを確認できませんでした。もう一度お試しください。',
  registered: 'この端末のパスキーは、もう追加されています。',
  wrongHost: 'このアドレスでは、パスキーを使えません。いつものアドレスで開いてください。',
  noVerification:
    'この端末では、指紋や顔、PINによる確認ができません。画面ロックを設定してから、もう一度お試しください。',
  unknown: 'このパスキーは、登録されていないか、削除されています。ほかの方法を使ってください。',
  expired: '手続きの期限が切れました。5分以内に、もう一度お試しください。',
  failed: 'パスキーを確認できませんでした。もう一度試すか、ほかの方法を使ってください。',
}
