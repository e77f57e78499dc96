import { Section } from '../../components/Section.tsx'
import { LinkRows, type LinkRow } from '../parts/LinkRows.tsx'

export interface EntryLinksProps {
  /** The codes for the door that can be shown now. */
  entryLinks: readonly LinkRow[]
  /** The doors at which the member checks codes. */
  doorLinks: readonly LinkRow[]
}

/** The links to codes for the door, and to doors at which the member works, for the list of tickets. */
export function EntryLinks({ entryLinks, doorLinks }: EntryLinksProps) {
  return (
    <>
      <Links title="入場コード" links={entryLinks} />
      <Links title="担当する入口" links={doorLinks} />
    </>
  )
}

function Links({ title, links }: { title: string; links: readonly LinkRow[] }) {
  if (links.length === 0) return null
  return (
    <Section title={title}>
      <LinkRows links={links} />
    </Section>
  )
}
