import { AlertDialog } from '../../components/AlertDialog.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { yenText } from '../../text/yenText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import type { PurchaseLimits } from './shop.types.ts'

export interface PurchaseLimitDialogProps {
  open: boolean
  /** The limits per age (C082). */
  limits: Loadable<PurchaseLimits>
  onClose: () => void
}

/**
 * Nothing more can be bought this month (E067, W160, S116, S143): the limits per age with the own row marked, whose
 * they are, and from when on it is possible again.
 */
export function PurchaseLimitDialog({ open, limits, onClose }: PurchaseLimitDialogProps) {
  return (
    <AlertDialog open={open} title="購入上限です" confirm={{ label: '閉じる', onSelect: onClose }}>
      <p>
        今月の購入上限金額を超えるため購入することができません。
        <strong>お支払いは行われていません。</strong>
      </p>
      <div className="mt-4">
        <Loaded
          of={limits}
          label="購入上限金額を読みこみ中"
          skeleton={<Skeleton shape="line" className="h-24! w-full!" />}
        >
          {(shown) => <Limits {...shown} />}
        </Loaded>
      </div>
      <p className="mt-4 text-14 text-quiet">
        上限は、登録した生年月日に応じて、アカウントごとに決まります。翌月1日に、もう一度お試しください。
      </p>
    </AlertDialog>
  )
}

function Limits({ age, own, rows }: PurchaseLimits) {
  return (
    <table className="w-full border-t border-ink text-left">
      <caption className="pb-2 text-left text-14 text-quiet">
        年齢ごとの、1か月の購入上限金額
        {age === undefined ? '（生年月日の登録がありません）' : `（登録の年齢 ${age}歳）`}
      </caption>
      <tbody>
        {rows.map(({ id, name, yen }) => {
          const isOwn = id === own
          return (
            <tr key={id} aria-current={isOwn || undefined} className={isOwn ? 'bg-sunk font-bold' : ''}>
              <th scope="row" className="border-b border-hair px-2 py-2 font-[inherit]">
                {name}
                {isOwn && <span className="ml-2 text-12">あなたの上限</span>}
              </th>
              <td className="border-b border-hair px-2 py-2 text-right tabular-nums">{yenText(yen)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
