import { titleParts } from '../text/titleParts.ts'

export interface TitleTextProps {
  children: string
  /** So many letters at the end stay together: 6, fewer in a narrow column. */
  keep?: number
}

/**
 * A title's words. A phrase that is longer than its line breaks anywhere, and its last letter could stand alone: the
 * end keeps together, so that the break comes before it.
 */
export function TitleText({ children, keep }: TitleTextProps) {
  const [start, end] = titleParts(children, keep)
  return (
    <>
      {start}
      <span className="whitespace-nowrap">{end}</span>
    </>
  )
}
