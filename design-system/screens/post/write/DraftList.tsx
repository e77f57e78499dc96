import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { agoText } from '../../../text/agoText.ts'
import { clampText } from '../../../text/graphemes.ts'
import { LazyConfirmation } from '../../parts/LazyConfirmation.tsx'
import { composerTexts } from './composerTexts.ts'
import type { DraftRow } from './write.types.ts'

export interface DraftListProps {
  drafts: readonly DraftRow[]
  now: string
  onCopy: (id: string) => void
  /** The draft whose text was just copied. */
  copied?: string | undefined
  /** The draft whose text could not be copied, because the browser denies access to the clipboard. */
  refused?: string | undefined
  onDiscard: (id: string) => void
}

/** The list of unposted drafts, latest first: each can be continued, copied or discarded. */
export function DraftList({ drafts, now, onCopy, copied, refused, onDiscard }: DraftListProps) {
  const [asked, setAsked] = useState<string>()
  const discard = () => {
    if (asked) onDiscard(asked)
    setAsked(undefined)
  }
  return (
    <>
      <ul className="-mt-4 max-w-180">
        {drafts.map((draft) => (
          <li key={draft.id} tabIndex={-1} className="border-b border-hair py-4">
            <Draft
              draft={draft}
              now={now}
              isCopied={copied === draft.id}
              isRefused={refused === draft.id}
              onCopy={onCopy}
              onDiscard={setAsked}
            />
          </li>
        ))}
      </ul>
      <LazyConfirmation
        open={asked !== undefined}
        title="この下書きを捨てますか"
        confirm={{ label: '捨てる', onPress: discard, variant: 'danger' }}
        cancel={{ label: '残しておく', onPress: () => setAsked(undefined) }}
      >
        捨てると、元にもどせません。
      </LazyConfirmation>
    </>
  )
}

interface DraftProps {
  draft: DraftRow
  now: string
  isCopied: boolean
  isRefused: boolean
  onCopy: (id: string) => void
  onDiscard: (id: string) => void
}

const kindText = ({ mode, isDeleted }: DraftRow) =>
  isDeleted ? '削除した投稿の文' : `${composerTexts[mode].kind}の下書き`

function Draft({ draft, now, isCopied, isRefused, onCopy, onDiscard }: DraftProps) {
  const { id, text, media, time, href } = draft
  return (
    <article>
      <p className="flex flex-wrap gap-x-3 text-14 text-quiet">
        <span className="font-bold text-ink">{kindText(draft)}</span>
        <time dateTime={time}>{agoText(time, now)}</time>
        {media > 0 && <span>写真・動画 {media}点</span>}
      </p>
      {text && (
        <p dir="auto" className="mt-1 line-clamp-3 whitespace-pre-line">
          {clampText(text, 140)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {href && (
          <Button href={href} variant="outline" size="small">
            続きを書く
          </Button>
        )}
        {text && (
          <Button variant="quiet" size="small" onClick={() => onCopy(id)}>
            {isCopied ? 'コピーしました' : '文をコピーする'}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => onDiscard(id)}>
          捨てる
        </Button>
        <output className="text-14">{isRefused && 'コピーできません。文字をえらんでコピーしてください。'}</output>
      </div>
    </article>
  )
}
