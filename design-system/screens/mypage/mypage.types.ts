import type { LinkRow } from '../parts/LinkRows.tsx'

/** Ways to what belongs to the member, under one heading. */
export interface OwnGroup {
  title: string
  links: LinkRow[]
}
