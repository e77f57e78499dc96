import { Section } from '../../components/Section.tsx'
import { LinkRows, type LinkRow } from '../parts/LinkRows.tsx'

export interface EntryLinksProps {
  /** The links to the entry codes that can be shown now. */
  entryLinks: readonly LinkRow[]
  /** The links to the doors at which the member checks codes as staff. */
  doorLinks: readonly LinkRow[]
}

/** Links in the list of tickets: to entry codes, and to the doors at which the member works as staff. */
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
