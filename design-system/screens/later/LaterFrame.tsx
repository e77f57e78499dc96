import type { ReactNode } from 'react'
import { PageHead } from '../parts/PageHead.tsx'

/** The head of the list of kept items, above the list. It has no children while the list is loading. */
export const LaterFrame = ({ children }: { children?: ReactNode | undefined }) => (
  <div className="min-h-dvh pb-24">
    <PageHead
      title="あとで見る"
      lead="保存した投稿、動画、イベント、ストーリーです。一覧は、電波がないところでも開けます。"
    />
    {children}
  </div>
)
