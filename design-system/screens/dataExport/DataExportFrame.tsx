import type { ReactNode } from 'react'
import { PageHead } from '../parts/PageHead.tsx'

/** The head of the page データの書き出し, which is shown before the rest of the page has loaded. */
export function DataExportFrame({ children }: { children: ReactNode }) {
  return (
    <div className="pb-24">
      <PageHead
        title="データの書き出し"
        lead="あなたの投稿や記録を、ひとつのZIPファイルにまとめて、この端末に保存します。"
      />
      <div className="page mt-6">{children}</div>
    </div>
  )
}
