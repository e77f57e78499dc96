import remoteConfig from './remoteConfig.json' with { type: 'json' }
import type { SeedContext } from '../runtime/seed/seedContext.ts'

/** Seeds the remote configuration. Runs at every start. */
export async function seedRealtime({ db }: SeedContext): Promise<void> {
  const texts = Object.entries(remoteConfig).map(([name, text]) => ({ name, text }))
  await db
    .insertInto('remote_text')
    .values(texts)
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })))
    .execute()
}
