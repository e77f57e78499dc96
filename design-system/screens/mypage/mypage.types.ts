import type { LinkRow } from '../parts/LinkRows.tsx'

/** Links to the member's pages under one heading. */
export interface OwnGroup {
  title: string
  links: LinkRow[]
}
