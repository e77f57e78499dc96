import { useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { Fieldset } from '../../../components/Fieldset.tsx'
import { OfflineNote } from '../../../components/OfflineNote.tsx'
import { dataExportKinds, dataExportOrder } from '../dataExport.rules.ts'
import type { DataExportChoice, DataExportKind } from '../dataExport.types.ts'

export interface ExportChoiceFormProps {
  choice: DataExportChoice
  onChoose: (choice: DataExportChoice) => void
  onStart: () => void
}

/** The kinds of data to choose from, and the button that starts the export. */
export function ExportChoiceForm({ choice: { kinds, includesMedia }, onChoose, onStart }: ExportChoiceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  const set = (kind: DataExportKind, isChosen: boolean) =>
    onChoose({
      kinds: dataExportOrder.filter((each) => (each === kind ? isChosen : kinds.includes(each))),
      includesMedia,
    })
  const start = () => {
    setMissing(kinds.length === 0)
    if (kinds.length > 0) onStart()
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      className="max-w-180"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <Fieldset
        label="書き出すもの"
        error={isMissing && kinds.length === 0 ? '書き出すものを、ひとつ以上選んでください。' : undefined}
      >
        <div className="grid gap-2">
          {dataExportOrder.map((kind) => (
            <Checkbox
              key={kind}
              label={dataExportKinds[kind].label}
              support={dataExportKinds[kind].note}
              checked={kinds.includes(kind)}
              onChange={({ target }) => set(kind, target.checked)}
            />
          ))}
          <Checkbox
            label="写真と動画を含める"
            support="投稿とプロフィールの写真と動画です。数が多いと、時間と端末の空きが必要です。"
            checked={includesMedia}
            onChange={({ target }) => onChoose({ kinds, includesMedia: target.checked })}
          />
        </div>
      </Fieldset>
      <div className="mt-8 grid justify-items-start gap-3">
        <Button type="submit">書き出しを始める</Button>
        <OfflineNote outcome="書き出せます" />
      </div>
    </form>
  )
}
