import { Button } from '../../components/Button.tsx'
import type { ResendState } from '../code.types.ts'

export interface ResendCodeProps {
  resend: ResendState
  onResend: () => void
  /**
   * The text after a new code was sent. Where the page must not reveal whether an account exists, pass a text that is
   * true in both cases.
   */
  sentText?: string | undefined
}

/** The button to mail a new code, with the outcome. */
export function ResendCode({
  resend,
  onResend,
  sentText = '新しいコードを送りました。前のコードは使えません。',
}: ResendCodeProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="outline"
        size="small"
        onClick={onResend}
        isPending={resend.state === 'sending'}
        pendingLabel="送っています"
      >
        新しいコードを送る
      </Button>
      <output className="text-14">
        {resend.state === 'sent' && sentText}
        {resend.state === 'failed' && <span className="font-bold text-danger">{resend.reason}</span>}
      </output>
    </div>
  )
}
