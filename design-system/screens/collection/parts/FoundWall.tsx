import { startTransition, useMemo, useOptimistic, type ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { choicesOf, isNarrowed, orderText, shownOf, wholeWall, type Choice } from '../collection.rules.ts'
import type { CollectedItem, WallFilter } from '../collection.types.ts'
import type { CollectionScreenProps } from '../CollectionScreen.tsx'
import { EmptySeats } from './EmptySeats.tsx'
import { Wall } from './Wall.tsx'

/** What one looks for and what is found; above it what cannot be had. */
export function FoundWall(props: CollectionScreenProps & { items: CollectedItem[] }) {
  const { items, missing, asOf, isGrowing, empty } = props
  return (
    <>
      {asOf && (
        <p className="mt-4 text-14 font-bold">{dateTimeText(asOf)} 時点の一覧です。つながると新しくなります。</p>
      )}
      {missing && (
        <div role="alert" className="mt-6 max-w-180 border-t-2 border-danger pt-3">
          <p className="font-bold">{missing.lists.join('、')}を読みこめませんでした。ほかは見られます。</p>
          <Button variant="outline" size="small" className="mt-3" onClick={missing.onRetry}>
            もう一度読みこむ
          </Button>
        </div>
      )}
      {items.length > 0 ? (
        <Found {...props} />
      ) : (
        !isGrowing && <EmptyState className="mt-10 border-t border-ink pt-6" {...empty} />
      )}
    </>
  )
}

function Found(props: CollectionScreenProps & { items: CollectedItem[] }) {
  const { items, filter, onFilter, isNew, hrefOf, isGrowing, seats = [], place, onPlace, onSeen } = props
  const shown = useMemo(() => shownOf(items, filter, isNew), [items, filter, isNew])
  return (
    <div className="mt-10 border-t border-ink pt-5 desk:grid desk:grid-cols-[min(14.5rem,22.7vw)_minmax(0,1fr)] desk:gap-x-8 desk:pt-6">
      <Choices {...props} />
      <div className="min-w-0 max-desk:mt-6">
        <output className="mb-4 block text-14 text-quiet tabular-nums">
          {groupedDigits(shown.length)}点{isGrowing && '（ほかを読みこみ中）'}
        </output>
        {shown.length > 0 ? (
          <Wall {...{ isNew, hrefOf, place, isGrowing, onPlace, onSeen }} items={shown} />
        ) : (
          <EmptyState
            title="あてはまるものはありません"
            action={{ label: 'すべて見る', onClick: () => onFilter({ ...wholeWall, order: filter.order }) }}
          />
        )}
        {seats.length > 0 && <EmptySeats seats={seats} />}
      </div>
    </div>
  )
}

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ value, label, count }) => ({ value, label: `${label}（${groupedDigits(count)}）` }))

/** Letters and choices are in their fields at once; the page follows in slices. */
function Choices(props: CollectionScreenProps & { items: CollectedItem[] }) {
  const { items, isNew, onAllSeen, onUndoSeen } = props
  const choices = useMemo(() => choicesOf(items, props.filter, isNew), [items, props.filter, isNew])
  const [filter, ask] = useOptimistic(props.filter)
  const choose = (next: WallFilter) =>
    startTransition(() => {
      ask(next)
      props.onFilter(next)
    })
  const change = (part: Partial<WallFilter>) => choose({ ...filter, ...part })
  return (
    <search aria-label="コレクション" className="grid content-start gap-4 max-desk:grid-cols-2">
      <Wide>
        <TextField
          label="さがす"
          requirement={null}
          type="search"
          autoComplete="off"
          value={filter.words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
      </Wide>
      <Select
        label="種類"
        requirement={null}
        placeholder={`すべて（${groupedDigits(choices.all)}）`}
        options={optionsOf(choices.kinds)}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => change({ kind: (currentTarget.value || undefined) as WallFilter['kind'] })}
      />
      <Select
        label="チャンネル"
        requirement={null}
        placeholder="すべて"
        options={optionsOf(choices.channels)}
        value={filter.channel ?? ''}
        onChange={({ currentTarget }) => change({ channel: currentTarget.value || undefined })}
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
        placeholder={orderText.newest}
        options={(['rarity', 'channel'] as const).map((value) => ({ value, label: orderText[value] }))}
        value={filter.order === 'newest' ? '' : filter.order}
        onChange={({ currentTarget }) => change({ order: (currentTarget.value || 'newest') as WallFilter['order'] })}
      />
      <Wide>
        <div className="flex flex-wrap gap-x-6">
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
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
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
          {isNarrowed(filter) && (
            <Button variant="quiet" size="small" onClick={() => choose({ ...wholeWall, order: filter.order })}>
              条件をすべてはずす
            </Button>
          )}
        </div>
      </Wide>
    </search>
  )
}

const Wide = ({ children }: { children: ReactNode }) => <div className="max-desk:col-span-2">{children}</div>
