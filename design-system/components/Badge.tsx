import { Penlight } from './Penlight.tsx'

export interface BadgeProps {
  /** The text of the badge. 新着, 公式 and 未読 get one penlight, 放送中 three swaying ones, other texts none. */
  kind: '新着' | '公式' | '未読' | '放送中' | '獲得済み' | '購入済み' | '無料' | 'フォロー中' | '終了' | (string & {})
  /** Whether the penlight is lit. Default: as usual for the `kind`. */
  hasPenlight?: boolean | undefined
  className?: string | undefined
}

const LIT = new Set(['新着', '公式', '未読'])

/** A text label with a penlight where something is new, official, unread or live. Never a coloured pill. */
export function Badge({ kind, hasPenlight, className = '' }: BadgeProps) {
  const live = kind === '放送中'
  return (
    <span className={`inline-flex items-baseline gap-1 text-12 font-bold whitespace-nowrap ${className}`}>
      {(hasPenlight ?? (live || LIT.has(kind))) && (
        <Penlight state={live ? 'live' : 'on'} className="translate-y-[0.06em] self-center" />
      )}
      {kind}
    </span>
  )
}
