import type { ScriptContext } from './script.ts'

/** Sets the host's clock to this much later than now. */
export async function setClockAhead(
  { given }: Pick<ScriptContext, 'given'>,
  { minutes = 0, days = 0 }: { minutes?: number; days?: number },
): Promise<void> {
  const time = new Date(Date.now() + (days * 24 * 60 + minutes) * 60_000).toISOString()
  await given('another time at the host', { time })
}
