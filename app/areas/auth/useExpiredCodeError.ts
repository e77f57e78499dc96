import { useStateField } from '../../router/locationState.ts'

/** The error of a sign-up form that opened because the mailed code has expired; otherwise undefined. */
export const useExpiredCodeError = (): { form: string } | undefined =>
  useStateField('isOver') === true
    ? { form: '認証コードの期限が切れました。もう一度送ると、新しいコードで登録を続けられます。' }
    : undefined
