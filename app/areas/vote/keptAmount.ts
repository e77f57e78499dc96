import { onSessionReset } from '../../session/onSessionReset.ts'

/** The last typed amount per campaign and target, so that a sheet that is closed and opened again still has it. */
const typed = new Map<string, { subjectId: string; amount: string }>()

export function keptAmount(campaignId: string, subjectId: string): string | undefined {
  const kept = typed.get(campaignId)
  return kept?.subjectId === subjectId ? kept.amount : undefined
}

export const storeAmount = (campaignId: string, subjectId: string, amount: string): void =>
  void typed.set(campaignId, { subjectId, amount })

onSessionReset(() => typed.clear())
