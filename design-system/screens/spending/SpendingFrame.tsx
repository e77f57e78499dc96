import type { ReactNode } from 'react'
import { PageHead } from '../parts/PageHead.tsx'

/** The head of 買い物の設定, above the settings. */
export const SpendingFrame = ({ children }: { children: ReactNode }) => (
  <div className="pb-24">
    <PageHead
      title="買い物の設定"
      lead="お金とコインの使いかたを、ご自身やご家族で決められます。どれも、いつでも付けられます。"
    />
    <div className="page mt-6">{children}</div>
  </div>
)
