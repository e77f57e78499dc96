import { Button } from '../../../components/Button.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { Actions } from '../../parts/Actions.tsx'
import { bytesText, dataExportKinds } from '../dataExport.rules.ts'
import type { DataExportState } from '../dataExport.types.ts'
import { ExportHeading } from './ExportHeading.tsx'

export interface ExportDoneProps {
  state: Extract<DataExportState, { phase: 'done' }>
  onAgain: () => void
}

/** The finished export: its size, what is missing, and the button that saves it unless it is saved already. */
export function ExportDone({ state: { result, onSave, isSaved }, onAgain }: ExportDoneProps) {
  const { fileName, bytes, missing, incomplete } = result
  return (
    <div className="max-w-180">
      <ExportHeading>{onSave ? 'ファイルができました' : '書き出しました'}</ExportHeading>
      <p className="mt-2">
        <span className="font-bold wrap-anywhere">{fileName}</span>（{bytesText(bytes)}）
      </p>
      <p className="mt-2 text-14 text-quiet">
        ZIPを開いて、README.htmlをブラウザーで表示すると読めます。個人の情報が入っているので、大切に保管してください。
      </p>
      {missing > 0 && (
        <p className="mt-2 font-bold">
          写真や動画のうち{groupedDigits(missing)}件は取りこめませんでした。ファイルの中に、その理由があります。
        </p>
      )}
      {incomplete.length > 0 && (
        <p className="mt-2 font-bold">
          {incomplete.map((kind) => dataExportKinds[kind].label).join('、')}は、一部だけが入っています。
        </p>
      )}
      <Actions className="mt-6">
        {onSave && <Button onClick={onSave}>ファイルを保存する</Button>}
        <Button variant="outline" onClick={onAgain}>
          もう一度書き出す
        </Button>
      </Actions>
      <output className="mt-3 block text-14 text-quiet">
        {onSave &&
          (isSaved ? '保存を始めました。始まらないときは、もう一度押してください。' : 'まだ保存していません。')}
      </output>
    </div>
  )
}
