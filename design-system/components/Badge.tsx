import { Penlight } from './Penlight.tsx'

export interface BadgeProps {
  /** The word itself. 新着, 公式 and 未読 carry one penlight, 放送中 three swaying ones; others are the word alone. */
  kind: '新着' | '公式' | '未読' | '放送中' | '獲得済み' | '購入済み' | '無料' | 'フォロー中' | '終了' | (string & {})
  /** With or without the penlight, against the kind's own way. */
  penlight?: boolean
  className?: string
}

const LIT = new Set(['新着', '公式', '未読'])

/** A mark in words: a penlight where something is new, official, unread or live; never a coloured pill. */
export function Badge({ kind, penlight, className = '' }: BadgeProps) {
  const live = kind === '放送中'
  return (
    <span className={`inline-flex items-center gap-1 text-12 font-bold whitespace-nowrap ${className}`}>
      {(penlight ?? (live || LIT.has(kind))) && (
        <Penlight state={live ? 'live' : 'on'} className="translate-y-[0.06em]" />
      )}
      {kind}
    </span>
  )
}
