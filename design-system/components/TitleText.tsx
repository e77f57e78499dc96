import { titleParts } from '../text/titleParts.ts'

export interface TitleTextProps {
  children: string
  /** Number of letters at the end that stay on one line. Default 6; fewer in a narrow column. */
  keep?: number | undefined
}

/**
 * The text of a title. A phrase longer than its line breaks anywhere, so its last letter could end up alone on a line:
 * the last letters are kept together to prevent that.
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
