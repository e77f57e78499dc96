import { onSessionReset } from '../../session/onSessionReset.ts'

/** The amount last typed, per campaign and target, so that a sheet that is closed and opened again still has it. */
const typed = new Map<string, { subjectId: string; amount: string }>()

/** The amount last typed for a target; undefined if there is none. */
export function typedAmountOf(campaignId: string, subjectId: string): string | undefined {
  const kept = typed.get(campaignId)
  return kept?.subjectId === subjectId ? kept.amount : undefined
}

/** Stores the amount typed for a target, instead of the one for another target of the campaign. */
export const storeTypedAmount = (campaignId: string, subjectId: string, amount: string): void =>
  void typed.set(campaignId, { subjectId, amount })

onSessionReset(() => typed.clear())
