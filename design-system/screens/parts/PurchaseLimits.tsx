import { Badge } from '../../components/Badge.tsx'
import { yenText } from '../../text/yenText.ts'

/** The monthly spending limit of one age group. */
export interface PurchaseLimit {
  id: string
  /** The name of the age group: 18歳以上. */
  name: string
  /** The monthly limit in yen. */
  yen: number
}

/** The limits of all age groups, and the one of this member (C082, Q85). */
export interface PurchaseLimitsOfAges {
  /**
   * The member's age in full years, by the registered birth date; absent without one, when the strictest limit applies
   * (Q73).
   */
  age?: number | undefined
  /** The id of the row that applies to the member. */
  own: string
  rows: readonly PurchaseLimit[]
}

/**
 * The monthly coin limits by age group, with the member's own row marked (S141, S143, W160, Q85). Used in the coin
 * history and in the dialog of a refused purchase.
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
              {id === own && <Badge kind={ownText(age)} hasPenlight className="ml-3 whitespace-normal!" />}
            </th>
            <td translate="no" className="py-2.5 text-right whitespace-nowrap tabular-nums">
              {yenText(yen)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ownText = (age: number | undefined) => (age === undefined ? 'あなた（生年月日は未登録）' : `あなた（${age}歳）`)
