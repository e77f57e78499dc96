import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import type { DeadlineReader, DeadlineRow } from './deadlineRow.ts'

/** The name of a present with its amount: 200コイン, 朝もやの湖, 花道わき 立見券 2点. */
function presentName({ itemKind, name, amount }: Awaited<ReturnType<typeof assetsOnWire>>[number]): string {
  const amountText = amount.toLocaleString('ja-JP')
  if (itemKind === 'COIN') return `${amountText}コイン`
  if (itemKind === 'VOTE_POINT') return `${name}${amountText}`
  return amount > 1 ? `${name} ${amountText}点` : name
}

/** The deadlines for receiving presents. */
export async function presentDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const rows = await db
    .selectFrom('present')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .where('received_at', 'is', null)
    .where('expires_at', '>', now)
    .$narrowType<{ expires_at: Date }>()
    .execute()
  const assets = await assetsOnWire({ db }, rows)
  return rows.flatMap((row, index): DeadlineRow[] => {
    const asset = assets[index]
    if (!asset) return []
    const common = { accountId: row.account_id, name: presentName(asset), channel: null, until: row.expires_at }
    return [{ ...common, id: `present-${row.id}`, kind: 'PRESENT', path: '/present' }]
  })
}
