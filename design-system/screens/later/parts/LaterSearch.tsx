import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { laterChoices, type LaterChoice } from '../later.rules.ts'
import type { LaterFilter, LaterItem, LaterKind } from '../later.types.ts'

export interface LaterSearchProps {
  items: readonly LaterItem[]
  filter: LaterFilter
  onFilter: (filter: LaterFilter) => void
}

const optionsOf = (choices: readonly LaterChoice[]) =>
  choices.map(({ value, label, count }) => ({ value, label: `${label}（${groupedDigits(count)}）` }))

/** The search field, and the filters by channel and kind. */
export function LaterSearch({ items, filter, onFilter }: LaterSearchProps) {
  const { kinds, channels } = laterChoices(items, filter)
  const change = (part: Partial<LaterFilter>) => onFilter({ ...filter, ...part })
  return (
    <search aria-label="あとで見る" className="grid grid-cols-2 gap-x-3 gap-y-4 desk:grid-cols-[2fr_1fr_1fr]">
      <div className="col-span-full desk:col-span-1">
        <TextField
          label="さがす"
          requirement={null}
          type="search"
          autoComplete="off"
          value={filter.words}
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
        />
      </div>
      <Select
        label="チャンネル"
        requirement={null}
        placeholder="すべて"
        options={optionsOf(channels)}
        value={filter.channel ?? ''}
        onChange={({ currentTarget }) => change({ channel: currentTarget.value || undefined })}
      />
      <Select
        label="種類"
        requirement={null}
        placeholder="すべて"
        options={optionsOf(kinds)}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => change({ kind: (currentTarget.value || undefined) as LaterKind | undefined })}
      />
    </search>
  )
}
