import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { RadioGroup } from '../../../components/RadioGroup.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { LazyConfirmation } from '../../parts/LazyConfirmation.tsx'
import type { SpendingBreakView } from '../spending.types.ts'

export interface BreakSettingsProps {
  pause: SpendingBreakView
  /** Called with the length of the break in minutes, after the user has confirmed it. */
  onBreak: (minutes: number) => void
  isPending?: boolean | undefined
}

const day = 24 * 60

/** The lengths of a break, in minutes. */
const lengths = [
  { value: String(day), label: '1日' },
  { value: String(7 * day), label: '1週間' },
  { value: String(30 * day), label: '1か月（30日）' },
]

const placeTexts: Readonly<Record<SpendingBreakView['place'], string>> = {
  account: 'どの端末でも、同じ期間お休みになります。',
  device: 'この端末だけのお休みです。ほかの端末では購入できます。',
  unsent: 'この端末では止まっています。ほかの端末には、接続がもどってからこのページを開くと伝わります。',
}

const unreachedText = 'いまはサーバーに接続できないため、はじめはこの端末だけのお休みになります。'

/** The text that says on which devices the break applies, or a new break would apply. */
const placeText = ({ until, place }: SpendingBreakView) =>
  place === 'unsent' && !until ? unreachedText : placeTexts[place]

/** The break from spending: it can be lengthened at any time, and never shortened. */
export function BreakSettings({ pause, onBreak, isPending }: BreakSettingsProps) {
  const { until } = pause
  const [minutes, setMinutes] = useState(String(day))
  const [isAsked, setAsked] = useState(false)
  const label = lengths.find(({ value }) => value === minutes)?.label ?? ''
  return (
    <>
      <output className="block">
        {until ? (
          <>
            お休み中です。<strong className="tabular-nums">{dateTimeText(until)}</strong>に終わります。
          </>
        ) : (
          'お休みしていません。'
        )}
      </output>
      <p className="mt-2 text-14 text-quiet">{placeText(pause)}</p>
      <div className="mt-5">
        <RadioGroup
          label={until ? 'いまから、お休みをのばす期間' : 'お休みの期間'}
          name="break-length"
          requirement={null}
          options={lengths}
          value={minutes}
          onValueChange={setMinutes}
        />
      </div>
      <Button
        variant="outline"
        className="mt-4"
        isPending={isPending}
        pendingLabel="設定しています"
        onClick={() => setAsked(true)}
      >
        {until ? 'お休みをのばす' : 'お休みをはじめる'}
      </Button>
      <LazyConfirmation
        open={isAsked}
        title={`いまから${label}、お休みしますか`}
        confirm={{
          label: 'お休みする',
          variant: 'outline',
          onPress: () => {
            setAsked(false)
            onBreak(Number(minutes))
          },
        }}
        cancel={{ label: 'お休みしない', onPress: () => setAsked(false) }}
      >
        <p>
          終わるまで、お金もコインも使えません。途中でやめたり、短くしたりはできません。もっと先まで決めてある場合は、長いほうになります。
        </p>
      </LazyConfirmation>
    </>
  )
}
