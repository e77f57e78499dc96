import { classes } from '../../components/classes.ts'
import { TextLink } from '../../components/TextLink.tsx'

export interface ShareLinkProps {
  /** Default: シェアする. */
  children?: string | undefined
  className?: string | undefined
}

/** A link that opens the share dialog for the current page. It works before the page's code has loaded. */
export const ShareLink = ({ children = 'シェアする', className }: ShareLinkProps) => (
  <TextLink href="#share" className={classes('inline-flex min-h-11 items-center text-14', className)}>
    {children}
  </TextLink>
)
