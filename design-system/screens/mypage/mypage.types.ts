import type { LinkRow } from '../parts/LinkRows.tsx'

/** Links to the member's pages under one heading. */
export interface MyPageGroup {
  title: string
  links: LinkRow[]
}
