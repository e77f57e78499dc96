import type { ScriptContext } from './script.ts'

/**
 * Sets the host's clock this much later than now. Throws `NotTried` if the host cannot move its clock (Q450).
 */
export async function clockAt(
  { given }: Pick<ScriptContext, 'given'>,
  { minutes = 0, days = 0 }: { minutes?: number; days?: number },
): Promise<void> {
  const time = new Date(Date.now() + (days * 24 * 60 + minutes) * 60_000).toISOString()
  await given('a clock at a given time', { time })
}
