import { AppLink } from '../../components/AppLink.tsx'
import { linkParts } from '../../text/linkParts.ts'

/** Plain text whose URLs are rendered as links. The parent element must preserve line breaks. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ text: words, href }, at) =>
    href ? (
      <AppLink key={at} href={href} className="underline decoration-1 underline-offset-4 hover:decoration-2">
        {words}
      </AppLink>
    ) : (
      words
    ),
  )
}
