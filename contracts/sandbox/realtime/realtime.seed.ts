import remoteConfig from './remoteConfig.json' with { type: 'json' }
import type { SeedPlace } from '../runtime/seed/seedPlace.ts'

/** Seeds the remote configuration. Runs at every start. */
export async function seedRealtime({ db }: SeedPlace): Promise<void> {
  const texts = Object.entries(remoteConfig).map(([name, text]) => ({ name, text }))
  await db
    .insertInto('remote_text')
    .values(texts)
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })))
    .execute()
}
