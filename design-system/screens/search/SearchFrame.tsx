import type { ReactNode } from 'react'
import { PageHead } from '../parts/PageHead.tsx'

/** The head of the search page, above the field. It has no children while the search is loading. */
export const SearchFrame = ({ children }: { children?: ReactNode | undefined }) => (
  <div className="min-h-dvh pb-24">
    <PageHead title="さがす" lead="チャンネル、イベント、動画、ストーリー、投稿をまとめてさがせます。" />
    {children}
  </div>
)
