import { Penlight } from '../../../components/Penlight.tsx'
import { figureMaxWidth } from '../../../components/figureMaxWidth.ts'
import { durationText } from '../../../text/durationText.ts'
import { litPenlights, spokenCallTime, penlightCount } from '../call.rules.ts'

export interface CallClockProps {
  /** The text above the time, such as あと or ご入室まで. */
  label: string
  /** Whole seconds left. */
  seconds: number
  /** The total in seconds, for the row of penlights that go out. Without it the row is not rendered. */
  totalSeconds?: number | undefined
  /** Whether the last half minute is shown in the colour of danger. */
  isUrgent?: boolean | undefined
}

/** A countdown as large as the panel, above a row of penlights that go out one by one. */
export function CallClock({ label, seconds, totalSeconds, isUrgent = false }: CallClockProps) {
  const clock = durationText(seconds)
  const lit = totalSeconds === undefined ? 0 : litPenlights(seconds, totalSeconds)
  return (
    <div role="timer" aria-label={`${label}${spokenCallTime(seconds)}`}>
      <div aria-hidden="true">
        <p className="text-14 font-bold">{label}</p>
        <p
          style={figureMaxWidth(clock, '15rem')}
          className={`mt-3 figure-72 whitespace-nowrap desk:figure-96 ${isUrgent ? 'text-danger' : ''}`}
        >
          {clock}
        </p>
        {totalSeconds !== undefined && (
          <p className="mt-4 flex flex-wrap gap-x-1.5 text-20">
            {Array.from({ length: penlightCount }, (_, at) => (
              <Penlight key={at} state={at < lit ? 'on' : 'off'} />
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
