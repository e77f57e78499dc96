import { titleParts } from '../text/titleParts.ts'

export interface TitleTextProps {
  children: string
}

/**
 * A title's words. A phrase that is longer than its line breaks anywhere, and its last letter could stand alone: the
 * end keeps together, so that the break comes before it.
 */
export function TitleText({ children }: TitleTextProps) {
  const [start, end] = titleParts(children)
  return (
    <>
      {start}
      <span className="whitespace-nowrap">{end}</span>
    </>
  )
}
