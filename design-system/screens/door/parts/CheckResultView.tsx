import { Check, TriangleAlert, X } from 'lucide-react'
import { Button } from '../../../components/Button.tsx'
import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { timeText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import { resultTexts } from '../door.rules.ts'
import type { DoorCheck } from '../door.types.ts'

const marks = { success: Check, warning: TriangleAlert, danger: X }
const tones = { success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' }

export interface CheckResultViewProps {
  check: DoorCheck | undefined
  /** Called to dismiss the shown result, before the next check. */
  onNext: () => void
}

/** The result of the last check, large enough to be read at arm's length: by colour, mark and word. */
export function CheckResultView({ check, onNext }: CheckResultViewProps) {
  return <StatusRegion>{check && <Result key={check.key} check={check} onNext={onNext} />}</StatusRegion>
}

function Result({ check: { result, pass, used }, onNext }: { check: DoorCheck; onNext: () => void }) {
  const { title, advice, tone } = resultTexts[result]
  const Mark = marks[tone]
  return (
    <div
      data-result={result}
      className={`${tones[tone]} border-2 border-ink px-5 py-6 text-paper motion-safe:animate-rise`}
    >
      <p className="heading flex items-center gap-3 text-32 desk:text-44">
        <Mark aria-hidden="true" className="size-10 shrink-0" strokeWidth={3} />
        {title}
      </p>
      {pass && (
        <p className="mt-3 line-clamp-3 text-20 font-bold wrap-anywhere">
          {[pass.seat, pass.ticketName, pass.holder]
            .filter(Boolean)
            .map((each) => isolated(each ?? ''))
            .join('　')}
        </p>
      )}
      {used && (
        <p className="mt-2 text-20 tabular-nums">
          {timeText(used.time)}に入場{used.entrance && `（${isolated(used.entrance)}）`}
        </p>
      )}
      <p className="mt-2">{advice}</p>
      <Button variant="outline" className="mt-4" onClick={onNext}>
        次の人へ
      </Button>
    </div>
  )
}
