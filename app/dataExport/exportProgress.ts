import { dataExportOrder } from '@tsudoi/design-system/screens/dataExport/dataExport.rules'
import type { DataExportChoice, DataExportStep } from '@tsudoi/design-system/screens/dataExport/dataExport.types'

/** The progress of an export. */
export interface ExportProgress {
  /** Number of bytes written so far. */
  bytes: number
  steps: () => DataExportStep[]
  /** Changes a step, if the export has it. */
  set: (id: DataExportStep['id'], change: Partial<DataExportStep>) => void
}

/** Whether an export can contain pictures: they belong to posts and to the profile. */
const hasMedia = ({ kinds, includesMedia }: DataExportChoice) =>
  includesMedia && (kinds.includes('posts') || kinds.includes('profile'))

/** The steps of an export, all waiting. `onChange` is called after each change. */
export function createExportProgress(choice: DataExportChoice, onChange: () => void): ExportProgress {
  const ids: DataExportStep['id'][] = [
    ...dataExportOrder.filter((kind) => choice.kinds.includes(kind)),
    ...(hasMedia(choice) ? (['media'] as const) : []),
    'file',
  ]
  const steps = new Map(ids.map((id): [typeof id, DataExportStep] => [id, { id, state: 'waiting', count: 0 }]))
  return {
    bytes: 0,
    steps: () => [...steps.values()],
    set(id, change) {
      const step = steps.get(id)
      if (!step) return
      steps.set(id, { ...step, ...change })
      onChange()
    },
  }
}
