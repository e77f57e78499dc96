import { classes } from './classes.ts'

/** What stands beside a field's label: 必須, it has to be filled in; 任意, it may be left empty. */
export type RequirementWord = '必須' | '任意'

/** 必須 or 任意, in words: an asterisk would have to be explained. */
export function Requirement({ word }: { word: RequirementWord | null }) {
  if (word === null) return null
  return (
    <span className={classes('text-12', word === '必須' ? 'font-bold text-danger' : 'font-normal text-quiet')}>
      {word}
    </span>
  )
}
