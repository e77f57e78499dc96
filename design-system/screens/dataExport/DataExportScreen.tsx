import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { StatusRegion } from '../../components/StatusRegion.tsx'
import { dataExportOrder } from './dataExport.rules.ts'
import type { DataExportChoice, DataExportState } from './dataExport.types.ts'
import { DataExportFrame } from './DataExportFrame.tsx'
import { ExportChoiceForm } from './parts/ExportChoiceForm.tsx'
import { ExportDone } from './parts/ExportDone.tsx'
import { ExportHeading } from './parts/ExportHeading.tsx'
import { ExportProgress } from './parts/ExportProgress.tsx'

export interface DataExportScreenProps {
  state: DataExportState
  /**
   * `file`: this view can save a file. `browser`: it cannot, so a press opens the page in the system's browser.
   * `elsewhere`: it can do neither, and a sentence says where it is possible.
   */
  way: 'file' | 'browser' | 'elsewhere'
  onStart: (choice: DataExportChoice) => void
  onStop: () => void
  /** Called to continue after a failure. */
  onResume: () => void
  /** Called to choose again, after an export has ended. */
  onAgain: () => void
  onOpenBrowser: () => void
}

/** The sentence that a screen reader reads when the phase changes. */
function statusText(state: DataExportState): string {
  if (state.phase === 'choosing') return state.isStopped ? '書き出しをやめました。途中のファイルは残していません。' : ''
  if (state.phase === 'done') return state.onSave ? 'ファイルができました。' : '書き出しが終わりました。'
  return ''
}

/** データの書き出し: the member's own data as one ZIP file, made on this device (Q500). */
export function DataExportScreen(props: DataExportScreenProps) {
  const { state, way } = props
  return (
    <DataExportFrame>
      {/* The heading of a finished export says the same, so its status is for screen readers only. */}
      <StatusRegion className={state.phase === 'done' ? 'sr-only' : 'text-14'}>{statusText(state)}</StatusRegion>
      <div className="mt-6">{way === 'file' ? <Phase {...props} /> : <OtherBrowser {...props} />}</div>
    </DataExportFrame>
  )
}

function Phase({ state, onStart, onStop, onResume, onAgain }: DataExportScreenProps) {
  const [choice, setChoice] = useState<DataExportChoice>({ kinds: dataExportOrder, includesMedia: true })
  if (state.phase === 'working') return <ExportProgress state={state} onStop={onStop} onResume={onResume} />
  if (state.phase === 'done') return <ExportDone state={state} onAgain={onAgain} />
  if (state.phase === 'ended')
    return (
      <>
        <ExportHeading>書き出せませんでした</ExportHeading>
        <FailedState failure={state.failure} onRetry={onAgain} retryLabel="書き出すものを選び直す" className="mt-4" />
      </>
    )
  return (
    <>
      <ExportHeading takesFocus={state.isStopped !== undefined}>内容を選ぶ</ExportHeading>
      <div className="mt-4">
        <ExportChoiceForm choice={choice} onChoose={setChoice} onStart={() => onStart(choice)} />
      </div>
    </>
  )
}

/** Shown in the mobile app, whose webview cannot save files. */
function OtherBrowser({ way, onOpenBrowser }: Pick<DataExportScreenProps, 'way' | 'onOpenBrowser'>) {
  return (
    <div className="max-w-180">
      <p>
        アプリの中では、ファイルを保存できません。スマートフォンやパソコンのブラウザーでログインして、このページを開いてください。
      </p>
      {way === 'browser' && (
        <Button variant="outline" className="mt-6" onClick={onOpenBrowser}>
          ブラウザーで開く
        </Button>
      )}
    </div>
  )
}
