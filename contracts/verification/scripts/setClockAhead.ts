import type { ScriptContext } from './script.ts'

/** Sets the host's clock ahead of the real time by the given duration; by default back to the real time. */
export async function setClockAhead(
  { given }: Pick<ScriptContext, 'given'>,
  { minutes = 0, days = 0 }: { minutes?: number; days?: number },
): Promise<void> {
  const time = new Date(Date.now() + (days * 24 * 60 + minutes) * 60_000).toISOString()
  await given('another time at the host', { time })
}
