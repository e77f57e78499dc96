import { useLocation } from 'react-router-dom'

/** Message for the sign-up form when the user is sent back to it because the code has expired. */
export function useCodeIsOver(): { form: string } | undefined {
  const { state } = useLocation() as { state: { isOver?: boolean } | null }
  return state?.isOver
    ? { form: '認証コードの期限が切れました。もう一度送ると、新しいコードで登録を続けられます。' }
    : undefined
}
