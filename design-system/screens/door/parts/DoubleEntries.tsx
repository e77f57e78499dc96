import { timeText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import type { DoubleEntry } from '../door.types.ts'

export interface DoubleEntriesProps {
  entries: readonly DoubleEntry[]
}

/** The entries that do not count, which were made while an entrance was offline. */
export function DoubleEntries({ entries }: DoubleEntriesProps) {
  return (
    <ul className="-mt-4">
      {entries.map(({ id, pass, time, entrance, isInvalid }) => (
        <li key={id} className="border-b border-hair py-3">
          <p className="line-clamp-3 font-bold wrap-anywhere">
            {pass
              ? [pass.seat, pass.ticketName, pass.holder]
                  .filter(Boolean)
                  .map((each) => isolated(each ?? ''))
                  .join('　')
              : '一覧にない券'}
          </p>
          <p className="text-14 wrap-anywhere text-quiet tabular-nums">
            {timeText(time)}に、{isolated(entrance)}で
            {isInvalid ? '入場しましたが、あとで使えない券とわかりました。' : '二人目が入場しました。'}
          </p>
        </li>
      ))}
    </ul>
  )
}
