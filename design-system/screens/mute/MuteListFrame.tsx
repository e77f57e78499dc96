import type { ReactNode } from 'react'
import { PageHead } from '../parts/PageHead.tsx'

/** The head of the list of muted words, above the list. It has no children while the list is loading. */
export const MuteListFrame = ({ children }: { children?: ReactNode | undefined }) => (
  <div className="min-h-dvh pb-24">
    <PageHead
      title="見たくない言葉"
      lead="ここに入れた言葉や名前のある投稿、書きこみ、プロフィールを、読む前に隠します。隠したものは、押すと読めます。"
    />
    {children}
  </div>
)
