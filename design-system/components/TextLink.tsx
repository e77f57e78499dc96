import { AppLink, type AppLinkProps } from './AppLink.tsx'
import { classes } from './classes.ts'

export interface TextLinkProps extends AppLinkProps {
  tone?: 'ink' | 'danger' | undefined
}

/** Classes shared by links and small buttons that look like links. */
export const textLinkClasses = 'font-bold underline decoration-1 underline-offset-5 hover:decoration-2 rounded-control'

/** A link in a line or under a paragraph: bold and underlined. */
export function TextLink({ tone = 'ink', className, ...link }: TextLinkProps) {
  return (
    <AppLink
      {...link}
      className={classes(textLinkClasses, 'tappable', tone === 'danger' ? 'text-danger' : 'text-ink', className)}
    />
  )
}
