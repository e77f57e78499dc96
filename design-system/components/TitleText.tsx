import { graphemes } from '../text/graphemes.ts'

/** Letters at a title's end that stay on one line. */
const together = 6

export interface TitleTextProps {
  children: string
}

/**
 * A title's words. A phrase that is longer than its line is broken anywhere, and the last letter could stand alone: its
 * end keeps together, so that the break comes before it.
 */
export function TitleText({ children }: TitleTextProps) {
  const letters = graphemes(children)
  return (
    <>
      {letters.slice(0, -together).join('')}
      <span className="whitespace-nowrap">{letters.slice(-together).join('')}</span>
    </>
  )
}
