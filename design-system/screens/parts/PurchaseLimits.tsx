import { Badge } from '../../components/Badge.tsx'
import { yenText } from '../../text/yenText.ts'

/** What one age may spend on coins in a month. */
export interface PurchaseLimit {
  id: string
  /** 18歳以上. */
  name: string
  /** Yen. */
  yen: number
}

/** The limits of all ages, and which of them is the reader's (C082, Q85). */
export interface PurchaseLimitsOfAges {
  /** By the registered birth date, in full years; absent without one, then the strictest row counts (Q73). */
  age?: number
  /** Id of the row that counts for the reader. */
  own: string
  rows: readonly PurchaseLimit[]
}

/**
 * How much each age may spend on coins in a month, the reader's own row marked (S141, S143, W160, Q85). For the coin
 * history and for the dialog of a refused purchase.
 */
export function PurchaseLimits({ limits: { age, own, rows } }: { limits: PurchaseLimitsOfAges }) {
  return (
    <table className="w-full border-collapse text-14">
      <caption className="pb-2 text-left font-bold">年齢ごとの、1か月の購入上限</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">年齢</th>
          <th scope="col">1か月の購入上限</th>
        </tr>
      </thead>
      <tbody className="border-t border-ink">
        {rows.map(({ id, name, yen }) => (
          <tr
            key={id}
            aria-current={id === own ? 'true' : undefined}
            className={`border-b border-hair align-baseline ${id === own ? 'font-bold' : 'text-quiet'}`}
          >
            <th scope="row" className={`py-2.5 pr-4 text-left wrap-anywhere ${id === own ? '' : 'font-normal'}`}>
              {name}
              {id === own && <Badge kind={ownText(age)} penlight className="ml-3 whitespace-normal!" />}
            </th>
            <td className="py-2.5 text-right whitespace-nowrap tabular-nums">{yenText(yen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ownText = (age: number | undefined) => (age === undefined ? 'あなた（生年月日は未登録）' : `あなた（${age}歳）`)
