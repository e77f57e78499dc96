import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { forbiddenWords } from './forbiddenWords.content.ts'
import { foldForComparison } from '../runtime/userText.ts'

/** Seeds the forbidden words. Runs at every start. */
export async function seedForbiddenWords({ db }: SeedContext): Promise<void> {
  const words = forbiddenWords.map((word) => ({ word: foldForComparison(word) }))
  await db
    .insertInto('moderation_word')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
