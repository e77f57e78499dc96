import { useLocation } from 'react-router-dom'

/** What the form of a sign-up says when one is sent back to it, because the code of the one before is too old. */
export function useCodeIsOver(): { form: string } | undefined {
  const { state } = useLocation() as { state: { isOver?: boolean } | null }
  return state?.isOver
    ? { form: '認証コードの期限が切れました。もう一度送ると、新しいコードで登録を続けられます。' }
    : undefined
}
