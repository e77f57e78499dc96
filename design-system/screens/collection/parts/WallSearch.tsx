import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import {
  filterChoicesOf,
  conditionsOf,
  isFiltered,
  wallOrderText,
  withoutConditions,
  type FilterChoice,
  type WallChoices,
} from '../collection.rules.ts'
import type { CollectedItem, NewItemMarks, WallFilter } from '../collection.types.ts'

export interface WallSearchProps {
  items: CollectedItem[]
  filter: WallFilter
  onFilter: (filter: WallFilter) => void
  newMarks: NewItemMarks
}

/** The search field and the filters. On a phone most filters are collapsed, so that the items are visible at once. */
export function WallSearch(props: WallSearchProps) {
  const { items, filter, onFilter: choose, newMarks } = props
  const { isNew } = newMarks
  const choices = useMemo(() => filterChoicesOf(items, filter, isNew), [items, filter, isNew])
  const [isOpen, setOpen] = useState(false)
  const change = (part: Partial<WallFilter>) => choose({ ...filter, ...part })
  const count = conditionsOf(filter).length
  return (
    <search
      aria-label="コレクション"
      className="grid content-start gap-x-3 gap-y-4 max-desk:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="col-span-full">
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
        options={optionsOf(choices.channels)}
        value={filter.channel ?? ''}
        onChange={({ currentTarget }) => change({ channel: currentTarget.value || undefined })}
      />
      <Button
        variant="outline"
        size="small"
        className="min-h-13 self-end desk:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        条件とならび{count > 0 && `：${count}件`}
      </Button>
      <div className={`col-span-full grid gap-4 max-desk:grid-cols-2 ${isOpen ? '' : 'max-desk:hidden'}`}>
        <Choices {...props} choices={choices} filter={filter} change={change} />
      </div>
      <Conditions filter={filter} choose={choose} />
    </search>
  )
}

const optionsOf = (choices: readonly FilterChoice[]) =>
  choices.map(({ value, label, count }) => ({ value, label: `${label}（${groupedDigits(count)}）` }))

interface ChoicesProps extends WallSearchProps {
  choices: WallChoices
  change: (part: Partial<WallFilter>) => void
}

function Choices({ items, newMarks, choices, filter, change }: ChoicesProps) {
  const { isNew, onAllSeen, onUndoSeen } = newMarks
  return (
    <>
      <Select
        label="種類"
        requirement={null}
        placeholder={`すべて（${groupedDigits(choices.all)}）`}
        options={optionsOf(choices.kinds)}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => change({ kind: (currentTarget.value || undefined) as WallFilter['kind'] })}
      />
      {choices.rarities.length > 0 && (
        <Select
          label="レア度"
          requirement={null}
          placeholder="すべて"
          options={optionsOf(choices.rarities)}
          value={filter.rarity ?? ''}
          onChange={({ currentTarget }) =>
            change({ rarity: (currentTarget.value || undefined) as WallFilter['rarity'] })
          }
        />
      )}
      <Select
        label="ならび"
        requirement={null}
        placeholder={wallOrderText.newest}
        options={(['rarity', 'channel'] as const).map((value) => ({ value, label: wallOrderText[value] }))}
        value={filter.order === 'newest' ? '' : filter.order}
        onChange={({ currentTarget }) => change({ order: (currentTarget.value || 'newest') as WallFilter['order'] })}
      />
      <div className="col-span-full flex flex-wrap gap-x-6 gap-y-2">
        <Checkbox
          label={`2つ以上（${groupedDigits(choices.doubled)}）`}
          checked={filter.isDoubled}
          onChange={({ currentTarget }) => change({ isDoubled: currentTarget.checked })}
        />
        <Checkbox
          label={`新着（${groupedDigits(choices.new)}）`}
          checked={filter.isNew}
          onChange={({ currentTarget }) => change({ isNew: currentTarget.checked })}
        />
        {items.some(isNew) && (
          <Button variant="outline" size="small" onClick={onAllSeen}>
            すべて見たことにする
          </Button>
        )}
        {onUndoSeen && (
          <Button variant="outline" size="small" onClick={onUndoSeen}>
            新着を元にもどす
          </Button>
        )}
      </div>
    </>
  )
}

/** The active conditions as removable buttons; on a phone one by one, because the filter fields may be collapsed. */
function Conditions({ filter, choose }: { filter: WallFilter; choose: (next: WallFilter) => void }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const removeCondition = (next: WallFilter) => {
    // The pressed button disappears with its condition, so the group takes the focus.
    group.current?.focus()
    choose(next)
  }
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label="いまの条件"
      className="col-span-full flex flex-wrap gap-2 empty:-mt-4"
    >
      {conditionsOf(filter).map(({ label, without }) => (
        <Button
          key={label}
          variant="outline"
          size="small"
          className="desk:hidden"
          aria-label={`${label}をはずす`}
          onClick={() => removeCondition(without)}
        >
          {label} ×
        </Button>
      ))}
      {isFiltered(filter) && (
        <Button variant="quiet" size="small" onClick={() => removeCondition(withoutConditions(filter))}>
          条件をすべてはずす
        </Button>
      )}
    </fieldset>
  )
}
