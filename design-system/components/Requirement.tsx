import { classes } from './classes.ts'

/** The word beside a field's label: 必須 (required) or 任意 (optional). */
export type RequirementWord = '必須' | '任意'

/** Shows 必須 (required) or 任意 (optional) as text, because an asterisk would need an explanation. */
export function Requirement({ word }: { word: RequirementWord | null }) {
  if (word === null) return null
  return (
    <span className={classes('text-12', word === '必須' ? 'font-bold text-danger' : 'font-normal text-quiet')}>
      {word}
    </span>
  )
}
