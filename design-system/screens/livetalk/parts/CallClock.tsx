import { Penlight } from '../../../components/Penlight.tsx'
import { figureMost } from '../../../components/figureMost.ts'
import { durationText } from '../../../text/durationText.ts'
import { litSticks, spokenTime, talkSticks } from '../call.rules.ts'

export interface CallClockProps {
  /** あと, ご入室まで. */
  label: string
  /** Whole seconds that are left. */
  seconds: number
  /** Of how many: the row of sticks goes dark with them. Without it there is no row. */
  of?: number
  /** The last half minute is told in the colour of danger. */
  isUrgent?: boolean
}

/** The time that is left, as large as the panel, over a row of penlights that go out one by one. */
export function CallClock({ label, seconds, of, isUrgent = false }: CallClockProps) {
  const clock = durationText(seconds)
  const lit = of === undefined ? 0 : litSticks(seconds, of)
  return (
    <div role="timer" aria-label={`${label}${spokenTime(seconds)}`}>
      <div aria-hidden="true">
        <p className="text-14 font-bold">{label}</p>
        <p
          style={figureMost(clock, '15rem')}
          className={`mt-3 figure-72 whitespace-nowrap desk:figure-96 ${isUrgent ? 'text-danger' : ''}`}
        >
          {clock}
        </p>
        {of !== undefined && (
          <p className="mt-4 flex flex-wrap gap-x-1.5 text-20">
            {Array.from({ length: talkSticks }, (_, at) => (
              <Penlight key={at} state={at < lit ? 'on' : 'off'} />
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
