import { Section } from '../../../components/Section.tsx'
import { Board, type BoardProps } from './Board.tsx'

/** What stands below a performance's head. */
export function EpisodeBelow(props: BoardProps) {
  const { description } = props.episode
  return (
    <>
      {description && (
        <Section title="ご案内">
          <p className="max-w-180 text-reading whitespace-pre-line">{description}</p>
        </Section>
      )}
      <Board {...props} />
    </>
  )
}
