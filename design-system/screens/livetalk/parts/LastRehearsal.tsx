import { TextLink } from '../../../components/TextLink.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import type { LastRehearsalResult, RehearsalPart } from '../rehearsal.types.ts'

export interface LastRehearsalProps {
  /** The last rehearsal on this device; undefined without one. */
  last: LastRehearsalResult | undefined
  /** The URL of the rehearsal page. */
  href: string
}

const names: Readonly<Record<RehearsalPart, string>> = {
  camera: 'カメラ',
  microphone: 'マイク',
  speaker: 'スピーカー',
  network: '通信',
}

function resultText(last: LastRehearsalResult | undefined): string {
  if (!last) return 'この端末では、カメラやマイクをまだ試していません。'
  const timeText = dateTimeText(last.at)
  if (last.bad.length === 0) return `${timeText}の確認では、カメラもマイクも通信も使えました。`
  return `${timeText}の確認では、${last.bad.map((part) => names[part]).join('、')}に問題がありました。`
}

/** The result of the last rehearsal, repeated before the talk (W120). */
export function LastRehearsal({ last, href }: LastRehearsalProps) {
  return (
    <div className="grid justify-items-start gap-2 border-t border-hair pt-4">
      <p className={last && last.bad.length === 0 ? 'text-14' : 'text-14 font-bold'}>{resultText(last)}</p>
      <TextLink href={href}>{last ? 'もう一度試す' : 'リハーサル室で試す'}</TextLink>
    </div>
  )
}
