import { Section } from '../../../components/Section.tsx'
import { BulletinBoard, type BulletinBoardProps } from './BulletinBoard.tsx'

/** The description and the board of a performance, below its hero. */
export function EpisodeBelowFold(props: BulletinBoardProps) {
  const { description } = props.episode
  return (
    <>
      {description && (
        <Section title="ご案内">
          <p className="max-w-180 text-reading whitespace-pre-line">{description}</p>
        </Section>
      )}
      <BulletinBoard {...props} />
    </>
  )
}
