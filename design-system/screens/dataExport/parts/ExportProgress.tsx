import { Button } from '../../../components/Button.tsx'
import { FailedState } from '../../../components/FailedState.tsx'
import { progressBarClasses } from '../../progressBarClasses.ts'
import { bytesText, stepLabel, stepText } from '../dataExport.rules.ts'
import type { DataExportState, DataExportStep } from '../dataExport.types.ts'
import { ExportHeading } from './ExportHeading.tsx'

export interface ExportProgressProps {
  state: Extract<DataExportState, { phase: 'working' }>
  onStop: () => void
  onResume: () => void
}

/** The steps of a running export. After a failure the user can continue where it stopped. */
export function ExportProgress({ state: { steps, bytes, failure }, onStop, onResume }: ExportProgressProps) {
  return (
    <div className="max-w-180">
      <ExportHeading>書き出しています</ExportHeading>
      <p className="mt-2 text-14 text-quiet">終わるまで、このページを開いたままにしてください。</p>
      {failure && <FailedState failure={failure} onRetry={onResume} retryLabel="続きから読みこむ" className="mt-6" />}
      <ul className="mt-4">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} />
        ))}
      </ul>
      {bytes > 0 && <p className="mt-3 text-14 text-quiet tabular-nums">書きこんだ大きさ：{bytesText(bytes)}</p>}
      <Button variant="outline" className="mt-6" onClick={onStop}>
        書き出しをやめる
      </Button>
    </div>
  )
}

function StepRow({ step }: { step: DataExportStep }) {
  const { id, state, count, total } = step
  const label = stepLabel(id)
  return (
    <li aria-current={state === 'working' ? 'step' : undefined} className="border-b border-hair py-3">
      <div className="flex flex-wrap justify-between gap-x-6">
        <span className={state === 'working' ? 'font-bold' : undefined}>{label}</span>
        <span className="text-14 text-quiet tabular-nums">{stepText(step)}</span>
      </div>
      {state === 'working' && total !== undefined && total > 0 && (
        <progress
          aria-label={`${label}の進みぐあい`}
          value={Math.min(count, total)}
          max={total}
          className={progressBarClasses}
        />
      )}
    </li>
  )
}
