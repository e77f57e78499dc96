/** The ids of the texts that describe a control: `{id}-support` and `{id}-error`, each only if its text exists. */
export function describedByIds(
  id: string,
  words: { support?: string | undefined; error?: string | undefined },
): string | undefined {
  const ids = [words.support && `${id}-support`, words.error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
