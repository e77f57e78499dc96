import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import { Failure } from '../runtime/failure.ts'

/** Refuses texts with a forbidden word (InvalidModeration), however its letters are cased or widened. */
export async function checkModeration(db: Db, texts: readonly string[]): Promise<void> {
  const text = texts.map(plain).join('\n')
  const word = await db
    .selectFrom('moderation_word')
    .select('word')
    .where(sql<boolean>`position(word in ${text}) > 0`)
    .executeTakeFirst()
  if (word) throw new Failure('InvalidModeration')
}

/** The form in which words are kept and compared: ＳＰＡＭ is spam. */
export const plain = (text: string) => text.normalize('NFKC').toLowerCase()
