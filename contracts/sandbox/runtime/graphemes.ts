import { graphemesOf } from '../../textLength.ts'

/** Cuts a text to at most `longest` graphemes, ending with an ellipsis if something was cut. */
export function cutGraphemes(text: string, longest: number): string {
  const all = graphemesOf(text)
  return all.length > longest ? `${all.slice(0, longest - 1).join('')}…` : text
}
