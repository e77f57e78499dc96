import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import { Failure } from '../runtime/failure.ts'
import { foldForComparison } from '../runtime/userText.ts'

/**
 * Throws InvalidModeration if a text contains a forbidden word, regardless of letter case, width and invisible
 * characters.
 */
export async function checkModeration(db: Db, texts: readonly string[]): Promise<void> {
  const text = texts.map(foldForComparison).join('\n')
  const word = await db
    .selectFrom('moderation_word')
    .select('word')
    .where(sql<boolean>`position(word in ${text}) > 0`)
    .executeTakeFirst()
  if (word) throw new Failure('InvalidModeration')
}
