import type { OpenPayment } from './openPayments.ts'

/** An answer that came after its page had gone: what it brought is kept for the page that shows it. */
export async function keepAnswer({ kind, paid }: OpenPayment, answer: unknown): Promise<void> {
  if (kind !== 'draw') return
  const { clearDrawFailure, setDrawResult } = await import('../areas/gacha/gachaDraw.ts')
  clearDrawFailure()
  setDrawResult({ ...(answer as object), draw: paid } as never)
}
