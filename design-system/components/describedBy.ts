/** The ids of the words that explain a control: `{id}-support` and `{id}-error`, where there are such words. */
export function describedBy(id: string, words: { support?: string; error?: string }): string | undefined {
  const ids = [words.support && `${id}-support`, words.error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
