import { Button } from '../../../components/Button.tsx'

export interface RehearsalLogProps {
  /** The event log, line by line, without IP addresses: for customer support. */
  log: string
  onCopyLog: () => void
  /** The outcome of copying: `refused` where the browser denies access to the clipboard. */
  copied?: 'copied' | 'refused' | undefined
}

const copiedText = { copied: 'コピーしました', refused: 'コピーできません。文字をえらんでコピーしてください。' }

/** The log for customer support, collapsed by default. */
export function RehearsalLog({ log, onCopyLog, copied }: RehearsalLogProps) {
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center text-14">お問い合わせ用の記録</summary>
      <p className="mt-1 text-14 text-quiet">お名前や通信の宛先は含みません。</p>
      <pre className="mt-3 bg-sunk p-4 text-12 break-words whitespace-pre-wrap">{log}</pre>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" variant="outline" onClick={onCopyLog}>
          記録をコピー
        </Button>
        <output className="text-14">{copied && copiedText[copied]}</output>
      </div>
    </details>
  )
}
