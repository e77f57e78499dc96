import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { lotteryStepOf, type LotteryStep } from '../lottery.rules.ts'
import type { Lottery, OwnLotteryResult } from '../lottery.types.ts'

export interface LotteryStepsProps {
  lottery: Lottery
  result: OwnLotteryResult
  now: string
}

interface Step {
  step: LotteryStep
  name: string
  when: string
  what: string
  /** When the step begins, ISO 8601; absent for a step without one fixed moment. */
  begins?: string | undefined
}

const stepsOf = ({ start, end, announced, choiceEnd }: Lottery): readonly Step[] => [
  { step: 'entry', name: '申込', when: dateRangeText(start, end), what: '口数をえらんで、申し込みます。' },
  {
    step: 'draw',
    name: '抽選',
    when: dateTimeText(announced),
    begins: announced,
    what: '抽選をして、全員に結果を出します。',
  },
  {
    step: 'choice',
    name: '選択期限',
    when: choiceEnd === undefined ? '期限はありません' : `${dateTimeText(choiceEnd)}まで`,
    what: '当たった方が、受け取る賞品をえらびます。',
  },
  { step: 'settled', name: '確定', when: 'えらんだら、すぐ', what: '賞品が決まり、お渡しします。' },
]

/**
 * The steps of a lottery, from entry to result: past steps are ticked, the current step is lit, and both states are
 * also written as text.
 */
export function LotterySteps({ lottery, result, now }: LotteryStepsProps) {
  const steps = stepsOf(lottery)
  const current = steps.findIndex(({ step }) => step === lotteryStepOf(lottery, result, now))
  return (
    <ol className="grid desk:grid-cols-4">
      {steps.map((step, place) => (
        <StepCell key={step.step} step={step} state={place < current ? 'over' : place === current ? 'now' : 'ahead'} />
      ))}
    </ol>
  )
}

const states = { over: '済み', now: 'いま', ahead: 'これから' } as const

function StepCell({ step: { name, when, begins, what }, state }: { step: Step; state: keyof typeof states }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={`grid grid-cols-[min(6.5rem,38vw)_minmax(0,1fr)] gap-x-4 border-t py-4 desk:block desk:border-t-2 desk:pr-5 ${state === 'ahead' ? 'border-hair text-quiet' : 'border-ink'}`}
    >
      <p>
        <span className="flex items-center gap-1.5 text-12 font-bold">
          {state === 'now' && <Penlight state="on" className="translate-y-[0.06em]" />}
          {states[state]}
        </span>
        <span className="heading block text-20 desk:text-24">{name}</span>
      </p>
      <p className="text-14 desk:mt-2">
        <span className="block font-bold tabular-nums">{when}</span>
        <DeviceTime at={begins} />
        <span className="block">{what}</span>
      </p>
    </li>
  )
}
